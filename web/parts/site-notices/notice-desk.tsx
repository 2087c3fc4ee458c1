import * as say from '#words/eventFacts.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { siteQueries } from '../../api/site.ts'
import type { SiteAnnouncement } from '../../api/answers.ts'
import { saveNotice, takeDownNotice } from '../../api/notices.ts'
import { useMe } from '../../api/session.ts'
import { MAX_ANNOUNCEMENT, MAX_ANNOUNCEMENT_TITLE, MAX_SETTING_LINK } from '#core/limits/event.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { notify } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import styles from './notice-desk.module.css'

const EMPTY = { title: '', content: '', link: '' }
const numberOf = ({ id }: SiteAnnouncement): number => Number(id.replace('notice-', ''))

const sent = async (draft: typeof EMPTY & { id?: number }) => ({
  ...(await saveNotice({ ...draft, link: draft.link.trim() || null })),
  now: Date.now(),
})

/** Where admins of the site write its notices, edit them and take them down. */
export function NoticeDesk({ announcements }: { announcements: SiteAnnouncement[] }) {
  const cache = useQueryClient()
  const author = useMe()?.username ?? null
  const [draft, setDraft] = useState<typeof EMPTY & { id?: number }>(EMPTY)
  const [asked, ask] = useState<SiteAnnouncement>()
  const own = announcements.filter(({ id, tournamentId }) => id.startsWith('notice-') && tournamentId === null)
  // The list of the server may be a second old, so the change is made in that of this page.
  const patch = (change: (list: SiteAnnouncement[]) => SiteAnnouncement[]): void => {
    cache.setQueryData(siteQueries.announcements().queryKey, (list) => list && change(list))
  }
  const saving = useMutation({
    mutationFn: () => sent(draft),
    onSuccess({ id, message, now }) {
      const known = own.find((one) => numberOf(one) === id)
      const { title, content, link } = draft
      const saved: SiteAnnouncement = {
        role: null,
        tournamentId: null,
        tournamentName: null,
        author,
        createdAt: now,
        ...known,
        id: `notice-${id}`,
        title: title.trim(),
        content: content.trim(),
        link: link.trim() || null,
        updatedAt: now,
      }
      patch((list) => (known ? list.map((one) => (one.id === saved.id ? saved : one)) : [saved, ...list]))
      setDraft(EMPTY)
      notify({ text: message })
    },
  })
  const takingDown = useMutation({
    mutationFn: (notice: SiteAnnouncement) => takeDownNotice(numberOf(notice)),
    onSuccess({ message }, { id }) {
      patch((list) => list.filter((one) => one.id !== id))
      ask(undefined)
      notify({ text: message })
    },
  })
  const field = (key: keyof typeof EMPTY) => ({
    value: draft[key],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [key]: event.target.value }),
  })
  return (
    <Panel title={draft.id === undefined ? say.writeNotice() : say.editNotice()} id="write-notice">
      <PanelBody>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            saving.mutate()
          }}
        >
          <Field label={say.noticeTitleLabel()} required maxLength={MAX_ANNOUNCEMENT_TITLE} {...field('title')} />
          <TextField
            label={say.noticeTextLabel()}
            hint={say.noticeTextHint()}
            required
            rows={5}
            maxLength={MAX_ANNOUNCEMENT}
            {...field('content')}
          />
          <Field label={say.noticeLinkLabel()} type="url" maxLength={MAX_SETTING_LINK} {...field('link')} />
          {saving.error && <MessageBar kind="bad">{saving.error.message}</MessageBar>}
          <div className={styles.acts}>
            <Button
              type="submit"
              look="primary"
              disabled={saving.isPending || draft.title.trim() === '' || draft.content.trim() === ''}
            >
              {draft.id === undefined ? say.publishNotice() : sayCommon.save()}
            </Button>
            {draft.id !== undefined && (
              <Button look="quiet" onClick={() => setDraft(EMPTY)}>
                {sayCommon.cancel()}
              </Button>
            )}
          </div>
        </form>
        {own.length > 0 && (
          <ul className={styles.notices} aria-label={say.noticesOfSite()}>
            {own.map((notice) => (
              <li key={notice.id}>
                <b dir="auto">{notice.title}</b>
                <span className={styles.acts}>
                  <Button
                    small
                    look="quiet"
                    aria-label={say.editNoticeOf({ title: notice.title })}
                    onClick={() =>
                      setDraft({
                        id: numberOf(notice),
                        title: notice.title,
                        content: notice.content,
                        link: notice.link ?? '',
                      })
                    }
                  >
                    {sayCommon.edit()}
                  </Button>
                  <Button
                    small
                    look="quiet"
                    aria-label={say.takeDownNoticeOf({ title: notice.title })}
                    onClick={() => ask(notice)}
                  >
                    {say.takeDown()}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </PanelBody>
      {asked && (
        <ConfirmDialog
          title={say.takeDownQuestion()}
          button={say.takeDown()}
          isPending={takingDown.isPending}
          error={takingDown.error?.message}
          onClose={() => ask(undefined)}
          onConfirm={() => takingDown.mutate(asked)}
        >
          <p dir="auto">{asked.title}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
