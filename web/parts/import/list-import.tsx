import { useMemo, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { findDoubles } from '#core/people/entry-doubles.ts'
import { parseEntryList, type ListedEntry } from '#core/people/parse-entry-list.ts'
import { MAX_EVENT_NAME } from '#core/limits/event.ts'
import { createTournament } from '../../api/desk.ts'
import layout from '../../styles/layout.module.css'
import { useKeyed } from '../../hooks/use-keyed.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { EntryPreview } from './entry-preview.tsx'
import type { OpenedFile } from './read-file.ts'
import styles from './report-import.module.css'
import { useImported } from './use-imported.ts'

export function ListImport({ file }: { file: OpenedFile }) {
  const [isTeams, setTeams] = useState(false)
  const entries = useMemo(() => parseEntryList(file.text, isTeams), [file.text, isTeams])
  const doubles = useMemo(() => findDoubles(entries), [entries])
  const given = entries.filter((_, at) => !doubles[at])
  const repairs = entries.reduce((sum, { repairs: some }) => sum + Object.keys(some).length, 0)
  const problems = entries.reduce((sum, { problems: some }) => sum + Object.keys(some).length, 0)
  const facts: [string, number][] = [
    [isTeams ? 'Teams' : 'Players', given.length],
    ['Cells repaired', repairs],
    ['Cells left out', problems],
    ['There twice', entries.length - given.length],
  ]
  if (entries.length === 0) return <MessageBar kind="bad">No names were found in this text.</MessageBar>
  return (
    <div className={styles.columns}>
      <Panel title="As it is read" count={`${entries.length} lines`}>
        <EntryPreview entries={entries} doubles={doubles} />
      </Panel>
      <aside className={layout.stack} aria-label="What comes in">
        <Panel title="What comes in">
          <PanelBody>
            <dl className={styles.facts}>
              {facts
                .filter(([, count]) => count > 0)
                .map(([label, count]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{count}</dd>
                  </div>
                ))}
            </dl>
            <Switch checked={isTeams} onSwitch={setTeams}>
              These are teams
            </Switch>
          </PanelBody>
        </Panel>
        <NewTournament file={file} given={given} isTeams={isTeams} />
      </aside>
    </div>
  )
}

const ROUNDS = /^[1-9]\d?$/

function NewTournament({ file, given, isTeams }: { file: OpenedFile; given: ListedEntry[]; isTeams: boolean }) {
  const [name, setName] = useState(() =>
    /\.\w+$/.test(file.name) ? file.name.replace(/\.\w+$/, '').replaceAll(/[_-]+/g, ' ') : '',
  )
  const [rounds, setRounds] = useState('7')
  const send = useKeyed(createTournament)
  const onSuccess = useImported()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      send({
        name: name.trim(),
        rounds: Number(rounds),
        system: 'swiss',
        ...(isTeams && { competitors: 'team' as const }),
        entries: given.map(({ problems: _left, repairs: _changed, ...entry }) => entry),
      }),
    onSuccess,
  })
  return (
    <Panel title="Tournament">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        <div className={styles.summary}>
          <Field
            label="Name"
            required
            maxLength={MAX_EVENT_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Field
            label="Rounds"
            inputMode="numeric"
            required
            value={rounds}
            error={ROUNDS.test(rounds) ? undefined : 'A number from 1 to 99'}
            onChange={(event) => setRounds(event.target.value)}
          />
          {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        </div>
        <div className={styles.foot}>
          <Button look="primary" type="submit" disabled={isPending || name.trim() === '' || !ROUNDS.test(rounds)}>
            Create tournament
          </Button>
          <span>Only you will see it at first. Each entry can be corrected there.</span>
        </div>
      </form>
    </Panel>
  )
}
