import * as say from '#words/import.js'
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { MAX_EVENT_NAME } from '#core/limits/event.ts'
import { createTournament } from '../../api/desk.ts'
import layout from '../../styles/layout.module.css'
import { useKeyed } from '../../hooks/use-keyed.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { ListTable } from './list-table.tsx'
import type { OpenedFile } from './read-file.ts'
import styles from './report-import.module.css'
import { useEntryList, type EntryList } from './use-entry-list.ts'
import { useImported } from './use-imported.ts'

export function ListImport({ file }: { file: OpenedFile }) {
  const [isTeams, setTeams] = useState(false)
  const [sheet, setSheet] = useState(0)
  const text = file.sheets?.[sheet]?.text ?? file.text
  const list = useEntryList(text, isTeams)
  const { rows, unused, entries: given } = list
  const count = (of: 'repairs' | 'problems') => rows.reduce((sum, { entry }) => sum + Object.keys(entry[of]).length, 0)
  const facts: [string, number][] = [
    [isTeams ? say.teams() : say.players(), given.length],
    [say.cellsRepaired(), count('repairs')],
    [say.cellsLeftOut(), count('problems')],
    [say.thereTwice(), rows.length - given.length],
    [say.linesNotUsed(), unused.length],
    [say.columnsNotUsed(), list.table.columns.filter((column) => column === undefined).length],
  ]
  const sheets = (file.sheets ?? []).map(({ name }, at) => ({ value: String(at), label: name }))
  if (rows.length === 0 && sheets.length < 2 && list.table.rows.length === 0)
    return <MessageBar kind="bad">{say.noNames()}</MessageBar>
  return (
    <div className={styles.columns}>
      <Panel title={say.asRead()} count={say.lineCount({ count: rows.length + unused.length })}>
        {sheets.length > 1 && (
          <PanelBody>
            <Select
              label={say.sheet()}
              value={String(sheet)}
              choices={sheets}
              onChoose={(at) => setSheet(Number(at))}
            />
          </PanelBody>
        )}
        <ListTable list={list} />
      </Panel>
      <aside className={layout.stack} aria-label={say.whatComesIn()}>
        <Panel title={say.whatComesIn()}>
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
              {say.theseAreTeams()}
            </Switch>
          </PanelBody>
        </Panel>
        <NewTournament file={file} given={given} isTeams={isTeams} />
      </aside>
    </div>
  )
}

const ROUNDS = /^[1-9]\d?$/

function NewTournament({ file, given, isTeams }: { file: OpenedFile; given: EntryList['entries']; isTeams: boolean }) {
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
        entries: given,
      }),
    onSuccess,
  })
  return (
    <Panel title={say.tournament()}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        <div className={styles.summary}>
          <Field
            label={say.name()}
            required
            maxLength={MAX_EVENT_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Field
            label={say.rounds()}
            inputMode="numeric"
            required
            value={rounds}
            error={ROUNDS.test(rounds) ? undefined : say.roundsError()}
            onChange={(event) => setRounds(event.target.value)}
          />
          {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        </div>
        <div className={styles.foot}>
          <Button
            look="primary"
            type="submit"
            disabled={isPending || given.length === 0 || name.trim() === '' || !ROUNDS.test(rounds)}
          >
            {say.createTournament()}
          </Button>
          <span>{say.onlyYouAtFirst()}</span>
        </div>
      </form>
    </Panel>
  )
}
