import * as say from '#words/festivalDesk.js'
import * as sayPages from '#words/festivalPages.js'
import * as sayCommon from '#words/common.js'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { manageFestivalPath, newFestivalPath } from '#core/addresses/festival-paths.ts'
import { loginPath } from '#core/addresses/return-path.ts'
import { MAX_LOCATION } from '#core/limits/event.ts'
import { MAX_FESTIVAL_NAME } from '#core/limits/festival.ts'
import { calendarDay } from '#core/text/start.ts'
import { createFestival } from '../../api/festival-desk.ts'
import { useIsSignedOut } from '../../api/session.ts'
import { ownZone } from '../../hooks/time-zones.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { useKeyed } from '../../hooks/use-keyed.ts'
import { useTyped } from '../../hooks/use-typed.ts'
import { useLeaveQuestion } from '../../navigation/use-unsaved-input.tsx'
import { VerifyFirst } from '../../parts/account/verify-first.tsx'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import form from '../manage/new.module.css'
import title from '../manage/title.module.css'
import { Redirect } from '../redirect.tsx'

export const NewFestivalPage = () =>
  useIsSignedOut() ? <Redirect to={loginPath(newFestivalPath())} /> : <NewFestival />

/** Makes a festival: a name is enough, sections follow at its desk. */
function NewFestival() {
  const navigate = useNavigate()
  useDocumentTitle(say.newFestival())
  const { text, field } = useTyped({ name: '', place: '', firstDay: '', lastDay: '' })
  const isValid = text.name.trim() !== ''
  const question = useLeaveQuestion(() => text.name.trim() !== '')
  const send = useKeyed(createFestival)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      send({
        name: text.name.trim(),
        place: text.place.trim() || null,
        firstDay: calendarDay(text.firstDay) ?? null,
        lastDay: calendarDay(text.lastDay) ?? null,
        timeZone: ownZone(),
      }),
    onSuccess: ({ id }) => navigate(manageFestivalPath(id), { replace: true }),
  })
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <div className={title.title}>
        <h1>{say.newFestival()}</h1>
        <p>{say.sectionsFollow()}</p>
      </div>
      <VerifyFirst />
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (isValid && !isPending) mutate()
        }}
      >
        <Panel title={say.details()}>
          <PanelBody>
            <div className={form.fields}>
              <Field
                label={sayCommon.name()}
                required
                // The page has no other purpose.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus
                {...field('name', MAX_FESTIVAL_NAME)}
              />
              <Field label={sayPages.place()} {...field('place', MAX_LOCATION)} />
              <Field label={say.firstDay()} type="date" {...field('firstDay', 10)} />
              <Field label={say.lastDay()} type="date" {...field('lastDay', 10)} />
            </div>
          </PanelBody>
        </Panel>
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        <div className={form.foot}>
          <Button look="primary" type="submit" disabled={!isValid || isPending}>
            {say.newFestival()}
          </Button>
          <span>{say.draftUntilOpened()}</span>
        </div>
      </form>
      {question}
    </div>
  )
}
