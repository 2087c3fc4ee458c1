import * as say from '#words/seasonDesk.js'
import { MAX_LEAGUE_NAME, MAX_SEASON_NAME } from '#core/limits/season.ts'
import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { PAGES } from '#core/addresses/pages.ts'
import type { RouteOf } from '#core/addresses/paths.ts'
import { loginPath } from '#core/addresses/return-path.ts'
import { manageSeasonPath, newLeaguePath, newSeasonPath } from '#core/addresses/season-paths.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { DEFAULT_RULES } from '#core/season/rules.ts'
import { readStart } from '#core/snapshot/plan-schedule.ts'
import { createLeague, createSeason, type NewSeason } from '../../api/season-desk.ts'
import { seasonQueries } from '../../api/seasons.ts'
import { useIsSignedOut } from '../../api/session.ts'
import { ownZone } from '../../hooks/time-zones.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { useKeyed } from '../../hooks/use-keyed.ts'
import { useLeaveQuestion } from '../../navigation/use-unsaved-input.tsx'
import { VerifyFirst } from '../../parts/account/verify-first.tsx'
import { StartFields } from '../../parts/desk/settings/start-fields.tsx'
import { namesIn } from '../../parts/season-desk/entries-panel.tsx'
import { isComplete, RulePhrases } from '../../parts/season-desk/rule-phrases.tsx'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field, TextField } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import form from '../manage/new.module.css'
import title from '../manage/title.module.css'
import { Redirect } from '../redirect.tsx'

export const NewLeaguePage = ({ league }: Omit<RouteOf<'newLeague'>, 'page'>) =>
  useIsSignedOut() ? (
    <Redirect to={loginPath(league === undefined ? newLeaguePath() : newSeasonPath(league))} />
  ) : (
    <NewSeason key={league} league={league} />
  )

/** Makes a league with its first season, or the next season of a league. Names are enough; the rest can wait. */
function NewSeason({ league }: { league: string | undefined }) {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { data: known } = useQuery({ ...seasonQueries.league(league ?? ''), enabled: league !== undefined })
  const heading = league === undefined ? say.newLeague() : say.newSeason()
  useDocumentTitle(known ? PAGES.newLeague.title(heading, known.league.name) : heading)
  const [leagueName, setLeagueName] = useState('')
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [rules, setRules] = useState(DEFAULT_RULES)
  const [start, setStart] = useState({ day: '', hour: '' })
  const [zone, setZone] = useState(ownZone())
  const names = namesIn(text)
  const startsAt = readStart(start, zone)
  const isValid =
    startsAt !== undefined &&
    isComplete(rules) &&
    name.trim() !== '' &&
    // The last season of a league decides the teams of the next one.
    (league === undefined ? leagueName.trim() !== '' : known !== undefined)
  const question = useLeaveQuestion(() => [leagueName, name, text].some((input) => input.trim() !== ''))
  const after = known?.seasons.find(({ state }) => state === 'closed')
  const sendLeague = useKeyed(createLeague)
  const send = useKeyed(({ into, ...body }: NewSeason & { into: string }, key) => createSeason(into, body, key))
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      const into = league ?? (await sendLeague({ name: leagueName.trim() })).id
      const { id } = await send({
        into,
        name: name.trim(),
        starts: startsAt === null ? [] : [startsAt!],
        ...(after
          ? { after: after.id }
          : {
              rules: startsAt === null ? rules : { ...rules, preset: { ...rules.preset, timeZone: zone } },
              entries: names.map((team) => ({ name: team })),
            }),
      })
      return { into, id }
    },
    async onSuccess({ into, id }) {
      void cache.invalidateQueries({ queryKey: queryKeys.leagues() })
      await cache.invalidateQueries({ queryKey: queryKeys.league(into) })
      await navigate(manageSeasonPath(into, id), { replace: true })
    },
  })
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <div className={title.title}>
        <h1>{heading}</h1>
        <p>{known ? known.league.name : say.namesAreEnough()}</p>
      </div>
      <VerifyFirst />
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (isValid && !isPending) mutate()
        }}
      >
        <div className={form.columns}>
          <Panel title={say.names()}>
            <PanelBody>
              <div className={layout.stack}>
                {league === undefined && (
                  <Field
                    label={say.leagueName()}
                    required
                    maxLength={MAX_LEAGUE_NAME}
                    // The page has no other purpose.
                    // oxlint-disable-next-line jsx-a11y/no-autofocus
                    autoFocus
                    value={leagueName}
                    onChange={(event) => setLeagueName(event.target.value)}
                  />
                )}
                <Field
                  label={say.seasonName()}
                  required
                  maxLength={MAX_SEASON_NAME}
                  placeholder={say.seasonExample()}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
                <div className={form.fields}>
                  <StartFields
                    start={start}
                    zone={zone}
                    isIncomplete={startsAt === undefined}
                    onStart={setStart}
                    onZone={setZone}
                  />
                </div>
              </div>
            </PanelBody>
          </Panel>
          <Panel title={say.teams()} count={names.length || undefined}>
            <PanelBody>
              {after ? (
                <p>{say.teamsFollow({ season: after.name })}</p>
              ) : (
                <TextField
                  label={say.teamNames()}
                  hint={say.oneALineOrLater()}
                  rows={9}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              )}
            </PanelBody>
          </Panel>
        </div>
        {!after && (
          <Panel title={say.rulesInWords()}>
            <RulePhrases rules={rules} teams={names.length} onChange={setRules} />
          </Panel>
        )}
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        <div className={form.foot}>
          <Button look="primary" type="submit" disabled={!isValid || isPending}>
            {heading}
          </Button>
          <span>{say.draftUntilOpened()}</span>
        </div>
      </form>
      {question}
    </div>
  )
}
