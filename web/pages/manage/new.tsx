import * as say from '#words/managePages.js'
import * as sayFestival from '#words/festivalDesk.js'
import * as saySeason from '#words/seasonPages.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { PAGES } from '#core/addresses/pages.ts'
import { newFestivalPath } from '#core/addresses/festival-paths.ts'
import { managePath } from '#core/addresses/paths.ts'
import { newLeaguePath } from '#core/addresses/season-paths.ts'
import { loginPath } from '#core/addresses/return-path.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { fileKind } from '#core/import/file-kind.ts'
import { MAX_EVENT_NAME, MAX_LOCATION, MAX_TIME_CONTROL } from '#core/limits/event.ts'
import { readStart } from '#core/snapshot/plan-schedule.ts'
import { createTournament } from '../../api/desk.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { useIsSignedOut } from '../../api/session.ts'
import { ownZone } from '../../hooks/time-zones.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { useLeaveQuestion } from '../../navigation/use-unsaved-input.tsx'
import { VerifyFirst } from '../../parts/account/verify-first.tsx'
import { DropBox } from '../../parts/import/drop-box.tsx'
import { ACCEPTED } from '../../parts/import/accepted.ts'
import { handFile } from '../../parts/import/handed-file.ts'
import { openText, readFile, type FileRefusal, type OpenedFile } from '../../parts/import/read-file.ts'
import { EarlierEvents } from '../../parts/desk/settings/earlier-events.tsx'
import { StartFields } from '../../parts/desk/settings/start-fields.tsx'
import { TEMPLATE_DRAWINGS, TEMPLATES } from '../../parts/desk/settings/event-templates.tsx'
import { usualRounds } from '../../parts/desk/settings/usual-rounds.ts'
import { PasteField } from '../../parts/desk/players/paste-panel.tsx'
import { useEntryList } from '../../parts/import/use-entry-list.ts'
import layout from '../../styles/layout.module.css'
import { useKeyed } from '../../hooks/use-keyed.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Redirect } from '../redirect.tsx'
import styles from './new.module.css'
import title from './title.module.css'

export const NewTournamentPage = () =>
  useIsSignedOut() ? <Redirect to={loginPath('/manage/new')} /> : <NewTournament />

/** Creates a tournament: a name is enough, and a list of players may be pasted. */
function NewTournament() {
  const navigate = useNavigate()
  useDocumentTitle(PAGES.newTournament.title)
  const cache = useQueryClient()
  const [template, setTemplate] = useState(TEMPLATES[0]!)
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [ownRounds, setOwnRounds] = useState<string>()
  const [timeControl, setTimeControl] = useState<string>()
  const [place, setPlace] = useState('')
  const [start, setStart] = useState({ day: '', hour: '' })
  const [chosenZone, setZone] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [like, setLike] = useState('')
  const { data: earlier } = useQuery({ ...tournamentQueries.snapshot(like), enabled: like !== '' })
  const given = earlier?.settings
  const isTeams = (given ?? template).competitors === 'team'
  const pasted = useEntryList(text, isTeams)
  const entries = isWholeFile(text) ? [] : pasted.entries
  const rounds = ownRounds ?? String(given?.totalRounds ?? usualRounds(template, entries.length))
  const usualTime = given ? (given.timeControl ?? undefined) : template.timeControl
  const timeZone = chosenZone ?? given?.timeZone ?? ownZone()
  const startsAt = readStart(start, timeZone)
  const isValid =
    startsAt !== undefined &&
    name.trim() !== '' &&
    (like === '' || given !== undefined) &&
    /^[1-9]\d?$/.test(rounds.trim())
  const question = useLeaveQuestion(() => [name, text, place].some((input) => input.trim() !== ''))
  const [fileRefusal, setFileRefusal] = useState<string>()
  const importFile = (opened: OpenedFile | FileRefusal): void => {
    if ('refusal' in opened) {
      setFileRefusal(opened.refusal)
      return
    }
    handFile(opened)
    void navigate('/manage/import')
  }
  const isFile = isWholeFile(text)
  const send = useKeyed(createTournament)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      send({
        name: name.trim(),
        rounds: Number(rounds),
        system: given?.pairingSystem ?? template.system,
        isOpen,
        ...(given && { like }),
        ...(!given && template.competitors && { competitors: template.competitors }),
        ...(!given && template.gamesPerMatch && { gamesPerMatch: template.gamesPerMatch }),
        ...(place.trim() && { location: place.trim() }),
        ...((timeControl ?? usualTime) && { timeControl: timeControl ?? usualTime }),
        ...(startsAt != null && { startsAt, timeZone }),
        ...(entries.length > 0 && { entries }),
      }),
    async onSuccess({ id }) {
      await cache.invalidateQueries({ queryKey: queryKeys.me() })
      void cache.invalidateQueries({ queryKey: queryKeys.managedTournaments() })
      await navigate(managePath(id), { replace: true })
    },
  })
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <div className={title.title}>
        <h1>{say.newTournament()}</h1>
        <p>{say.onlyANameIsNeeded()}</p>
        <ButtonLink href="/manage/import">{say.importAFile()}</ButtonLink>
        <Link className={layout.link} to={newLeaguePath()}>
          {saySeason.newLeague()}
        </Link>
        <Link className={layout.link} to={newFestivalPath()}>
          {sayFestival.severalTournaments()}
        </Link>
      </div>
      <VerifyFirst />
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (isValid && !isPending) mutate()
        }}
      >
        <Panel title={say.startFromATemplate()}>
          <PanelBody>
            <div className={styles.templates} role="group" aria-label={say.template()}>
              {TEMPLATES.map((each) => (
                <button
                  key={each.kind}
                  type="button"
                  aria-pressed={like === '' && each === template}
                  onClick={() => {
                    setTemplate(each)
                    setLike('')
                  }}
                >
                  {TEMPLATE_DRAWINGS[each.kind]}
                  <span>
                    <b>{each.name()}</b>
                    <small>{each.about()}</small>
                  </span>
                </button>
              ))}
            </div>
            <EarlierEvents like={like} onChoose={setLike} />
          </PanelBody>
        </Panel>
        <div className={styles.columns}>
          <Panel title={say.details()}>
            <PanelBody>
              <div className={layout.stack}>
                <Field
                  label={sayCommon.name()}
                  required
                  maxLength={MAX_EVENT_NAME}
                  // The page has no other purpose.
                  // oxlint-disable-next-line jsx-a11y/no-autofocus
                  autoFocus
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
                <div className={styles.fields}>
                  <Field
                    label={say.rounds()}
                    inputMode="numeric"
                    required
                    value={rounds}
                    error={/^[1-9]\d?$/.test(rounds.trim()) ? undefined : say.aNumberFrom1To()}
                    onChange={(event) => setOwnRounds(event.target.value)}
                  />
                  <Field
                    label={say.timeControl()}
                    placeholder="90+30"
                    maxLength={MAX_TIME_CONTROL}
                    value={timeControl ?? usualTime ?? ''}
                    onChange={(event) => setTimeControl(event.target.value)}
                  />
                  <StartFields
                    start={start}
                    zone={timeZone}
                    isIncomplete={startsAt === undefined}
                    onStart={setStart}
                    onZone={setZone}
                  />
                  <Field
                    label={say.place()}
                    maxLength={MAX_LOCATION}
                    value={place}
                    onChange={(event) => setPlace(event.target.value)}
                  />
                </div>
              </div>
            </PanelBody>
          </Panel>
          <Panel title={isTeams ? say.headTeams() : say.headPlayers()} count={entries.length || undefined}>
            <PanelBody>
              <div className={layout.stack}>
                <PasteField
                  label={isTeams ? say.pasteTheTeamsOrAdd() : say.pasteThePlayersOrAdd()}
                  text={text}
                  pasted={isFile ? undefined : pasted}
                  onText={setText}
                />
                {isFile && (
                  <div className={layout.stack}>
                    <MessageBar>{say.isWholeTournament()}</MessageBar>
                    <div>
                      <Button onClick={() => importFile(openText(say.pastedText(), text))}>{say.importIt()}</Button>
                    </div>
                  </div>
                )}
                <DropBox
                  title={say.dropFile()}
                  about={say.importHint()}
                  accept={ACCEPTED}
                  onFile={(file) => void readFile(file).then(importFile)}
                />
                {fileRefusal !== undefined && <MessageBar kind="bad">{fileRefusal}</MessageBar>}
              </div>
            </PanelBody>
          </Panel>
        </div>
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        <div className={styles.foot}>
          <Button look="primary" type="submit" disabled={!isValid || isPending}>
            {say.createTournament()}
          </Button>
          <Switch checked={isOpen} onSwitch={setOpen}>
            {say.publicAtOnce()}
          </Switch>
          <span>{isOpen ? say.everyoneWillSeeIt() : say.untilYouOpenItOnly()}</span>
        </div>
      </form>
      {question}
    </div>
  )
}

/** Whether a pasted text is a tournament report or games, which are imported, and not a list of names. */
const isWholeFile = (text: string): boolean => text.trim() !== '' && fileKind(text) !== 'list'
