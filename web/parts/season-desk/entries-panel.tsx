import * as say from '#words/seasonDesk.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import type { SeasonTeam } from '#core/rows/season-fixtures.ts'
import { isIn, type SeasonEntryState } from '#core/season/facts.ts'
import type { SquadPlayer } from '#core/season/squads.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import { Flag } from '../people/flag.tsx'
import { ENTRY_STATES } from '../season/labels.ts'
import { originText } from '../season/origin-text.ts'
import styles from './season-desk.module.css'
import type { SeasonTabProps } from './tab-props.ts'

/** All teams of the season with what can be done about each, and a field to enter more. */
export function EntriesPanel({ desk: { entries, divisions, squads }, actions }: SeasonTabProps) {
  const squadOf = (team: string | null) => squads.find((squad) => squad.team === team)?.players ?? []
  const hasTournaments = divisions.some(({ tournament }) => tournament !== null)
  const divisionOf = (entry: number) => divisions.find((division) => division.entries.includes(entry))?.name
  return (
    <div className={layout.stack}>
      <Panel title={say.entries()} count={entries.length || undefined}>
        {entries.length === 0 ? (
          <EmptyState sentence={say.noEntriesYet()}>{say.pasteBelow()}</EmptyState>
        ) : (
          <table className={classes(table.table, table.tucked, styles.table)}>
            <caption className={layout.heard}>{say.entries()}</caption>
            <thead>
              <tr>
                <th scope="col">{say.team()}</th>
                <th scope="col" className={styles.wide}>
                  {say.division()}
                </th>
                <th scope="col" className={styles.wide}>
                  {say.cameFrom()}
                </th>
                <th scope="col">
                  <span className={layout.heard}>{say.actsHead()}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((team) => (
                <tr key={team.entry}>
                  <td className={styles.name}>
                    <span>
                      <Flag code={team.nationality} />
                      <bdi>{team.name}</bdi>
                    </span>
                    {team.state !== 'confirmed' && <small className={styles.meta}>{ENTRY_STATES[team.state]()}</small>}
                    <Squad players={squadOf(team.team)} />
                  </td>
                  <td className={classes(styles.wide, styles.meta)}>{divisionOf(team.entry)}</td>
                  <td className={classes(styles.wide, styles.meta)}>{originText(team)}</td>
                  <td>
                    <EntryActs team={team} isFixed={hasTournaments && team.no > 0} actions={actions} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Panel>
      {!hasTournaments && <AddTeams actions={actions} />}
    </div>
  )
}

/** The players with whom a club has entered. */
function Squad({ players }: { players: readonly SquadPlayer[] }) {
  if (players.length === 0) return null
  return (
    <details className={styles.meta}>
      <summary>{say.squadOf({ count: players.length })}</summary>
      <ol>
        {players.map(({ name, rating }, at) => (
          // Two players may have one name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <bdi>{name}</bdi> {rating > 0 && rating}
          </li>
        ))}
      </ol>
    </details>
  )
}

interface EntryActsProps {
  team: SeasonTeam
  /** Whether the team plays in a division that has its fixtures. */
  isFixed: boolean
  actions: SeasonTabProps['actions']
}

function EntryActs({ team, isFixed, actions }: EntryActsProps) {
  const act = (state: SeasonEntryState, words: string) => (
    <Button
      small
      disabled={actions.isBusy}
      onClick={() => void actions.change({ type: 'changeEntry', no: team.entry, change: { state } })}
    >
      {words}
    </Button>
  )
  return (
    <span className={styles.acts}>
      {(team.state === 'asked' || team.state === 'invited') && act('confirmed', say.confirm())}
      {(team.state === 'asked' || team.state === 'invited') && act('declined', say.decline())}
      {!isIn(team) && act('confirmed', say.takeBackIn())}
      {isFixed && isIn(team) && act('withdrawn', say.withdraw())}
      {!isFixed && (
        <Button
          small
          look="quiet"
          disabled={actions.isBusy}
          aria-label={say.removeTeam({ name: team.name })}
          onClick={() => void actions.change({ type: 'removeEntries', nos: [team.entry] })}
        >
          {sayCommon.remove()}
        </Button>
      )}
    </span>
  )
}

/** One name a line. */
export const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function AddTeams({ actions }: Pick<SeasonTabProps, 'actions'>) {
  const [text, setText] = useState('')
  const names = namesIn(text)
  return (
    <Panel title={say.enterTeams()}>
      <PanelBody>
        <form
          className={layout.stack}
          onSubmit={(event) => {
            event.preventDefault()
            void actions
              .change({ type: 'addEntries', entries: names.map((name) => ({ name })) })
              .then((isMade) => isMade && setText(''))
          }}
        >
          <TextField
            label={say.teamNames()}
            hint={say.oneALine()}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div>
            <Button type="submit" disabled={actions.isBusy || names.length === 0}>
              {say.enterCount({ count: names.length })}
            </Button>
          </div>
        </form>
      </PanelBody>
    </Panel>
  )
}
