import * as say from '#words/managePages.js'
import * as sayCommon from '#words/common.js'
import { Suspense, useDeferredValue, useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { AUDIENCES, type Audience } from '#core/changes/announce.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { MAX_ANNOUNCEMENT, MAX_ANNOUNCEMENT_TITLE } from '#core/limits/event.ts'
import {
  allAnnouncementsQuery,
  announce,
  editAnnouncement,
  takeDownAnnouncement,
  type OwnAnnouncement,
} from '../../api/announcements.ts'
import type { ApiError } from '../../api/client.ts'
import { undoChange } from '../../api/desk.ts'
import { useLeaveQuestion } from '../../navigation/use-unsaved-input.tsx'
import { PublishedList } from '../../parts/announce/published-list.tsx'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { notify } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
import styles from './announce.module.css'

const NOTHING = { title: '', announcement: '', isPinned: false, audience: 'public' as Audience }
const LABELS: Record<Audience, () => string> = {
  public: say.audienceEveryone,
  participants: say.audienceParticipants,
  directors: say.audienceDirectors,
}
const TOLD: Record<Audience, () => string> = {
  public: say.onPagesAndNotified,
  participants: say.notificationOnly,
  directors: say.directorsNotifiedOnly,
}

/** Announcements: written with a preview, pinned, edited, deleted. */
export function AnnounceTab({ id }: TabProps) {
  const cache = useQueryClient()
  const { data = [] } = useQuery(allAnnouncementsQuery(id))
  // Other pages of the desk may open this one with a text to send.
  const { state } = useLocation() as { state: { draft?: { title: string; announcement: string } } | null }
  const [draft, setDraft] = useState({ ...NOTHING, ...state?.draft })
  const [edited, edit] = useState<OwnAnnouncement>()
  const onSuccess = ({ message, version }: { message: string; version: number }) => {
    const refresh = () => cache.invalidateQueries({ queryKey: queryKeys.tournament(id) })
    void refresh()
    const undo = () =>
      void undoChange(id, version, crypto.randomUUID()).then(refresh, (error: ApiError) =>
        notify({ text: error.message }),
      )
    notify({ text: message, action: { label: sayCommon.undo(), run: undo } })
  }
  const saving = useMutation({
    mutationFn: () => {
      const { title, announcement, isPinned, audience } = draft
      const words = { title: title.trim(), announcement, isPinned }
      return edited
        ? editAnnouncement(id, { id: edited.id, ...words }, crypto.randomUUID())
        : announce(id, { ...words, audience }, crypto.randomUUID())
    },
    onMutate: () => draft,
    onSuccess(done, _none, sent) {
      // What was typed while the request was running stays.
      if (draft === sent) {
        setDraft(NOTHING)
        edit(undefined)
      }
      onSuccess(done)
    },
  })
  const pinning = useMutation({
    mutationFn: ({ id: one, title, announcement, isPinned }: OwnAnnouncement) =>
      editAnnouncement(id, { id: one, title, announcement, isPinned: !isPinned }, crypto.randomUUID()),
    onSuccess,
  })
  const removing = useMutation({
    mutationFn: (one: OwnAnnouncement) => takeDownAnnouncement(id, one.id, crypto.randomUUID()),
    onSuccess,
  })
  const error = saving.error ?? pinning.error ?? removing.error
  const isBusy = saving.isPending || pinning.isPending || removing.isPending
  const isEmpty = draft.announcement.trim() === ''
  const question = useLeaveQuestion(
    () => draft.title !== (edited?.title ?? '') || draft.announcement !== (edited?.announcement ?? ''),
  )
  // The preview stays until the next one is rendered.
  const shown = useDeferredValue(draft.announcement)
  const begin = (one: OwnAnnouncement): void => {
    edit(one)
    setDraft({ title: one.title, announcement: one.announcement, isPinned: one.isPinned, audience: one.audience })
  }
  return (
    <div className={layout.mainSide}>
      <div className={layout.stack}>
        <Panel title={edited ? say.editAnnouncement() : say.writeAnnouncement()}>
          <PanelBody>
            <form
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault()
                saving.mutate()
              }}
            >
              <Field
                label={say.announcementTitle()}
                maxLength={MAX_ANNOUNCEMENT_TITLE}
                value={draft.title}
                onChange={(event) => setDraft({ ...draft, title: event.target.value })}
              />
              <TextField
                label={say.announcementText()}
                hint={say.markdownHint()}
                rows={6}
                maxLength={MAX_ANNOUNCEMENT}
                value={draft.announcement}
                onChange={(event) => setDraft({ ...draft, announcement: event.target.value })}
              />
              {!edited && (
                <Segmented
                  label={say.forWhom()}
                  value={draft.audience}
                  onChoose={(audience) => setDraft({ ...draft, audience })}
                  choices={AUDIENCES.map((value) => ({ value, label: LABELS[value]() }))}
                />
              )}
              <p className={styles.told}>{TOLD[draft.audience]()}</p>
              <Switch checked={draft.isPinned} onSwitch={(isPinned) => setDraft({ ...draft, isPinned })}>
                {say.pinToTheTop()}
              </Switch>
              {error && <MessageBar kind="bad">{error.message}</MessageBar>}
              <div className={styles.foot}>
                <Button type="submit" look="primary" disabled={isBusy || isEmpty}>
                  {edited ? say.saveAnnouncement() : say.publishAnnouncement()}
                </Button>
                {edited && (
                  <Button
                    look="quiet"
                    onClick={() => {
                      edit(undefined)
                      setDraft(NOTHING)
                    }}
                  >
                    {sayCommon.cancel()}
                  </Button>
                )}
              </div>
            </form>
          </PanelBody>
        </Panel>
        {question}
        <PublishedList
          announcements={data}
          isBusy={isBusy}
          onPin={(one) => pinning.mutate(one)}
          onEdit={begin}
          onTakeDown={(one) => removing.mutate(one)}
        />
      </div>
      <aside className={layout.stack} aria-label={say.preview()}>
        <Panel title={say.preview()}>
          <PanelBody>
            <div className={styles.preview}>
              {draft.title && <h3 dir="auto">{draft.title}</h3>}
              {isEmpty ? (
                <p className={styles.told}>{say.whatYouWriteAppearsHere()}</p>
              ) : (
                <Suspense>
                  <Markdown text={shown} />
                </Suspense>
              )}
            </div>
          </PanelBody>
        </Panel>
      </aside>
    </div>
  )
}
