import * as say from '#words/people.js'
import { Link } from 'react-router-dom'
import { cardPath } from '#core/addresses/competitor-path.ts'
import { managePath, tournamentPath } from '#core/addresses/paths.ts'
import { parsePlayerId } from '#core/snapshot/ids.ts'
import type { ProfileEntry } from '#core/rows/profile.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Crest } from '../../ui/crest.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import { safePictureUrl } from './picture-url.ts'
import table from '../../ui/table.module.css'
import styles from './entry-tables.module.css'

/** A tournament that has not started is upcoming, although it is not active. */
const isOpen = ({ active, round }: ProfileEntry): boolean => active || round === 0

/** The tournaments of a profile: running and upcoming ones, then finished ones, newest first. */
export function EntryTables({ entries }: { entries: ProfileEntry[] }) {
  return (
    <>
      <EntryTable
        title={say.activeTournamentsHead()}
        entries={entries.filter(isOpen)}
        empty={say.noActiveTournaments()}
      />
      <EntryTable
        title={say.inactiveTournamentsHead()}
        entries={entries.filter((entry) => !isOpen(entry))}
        empty={say.noInactiveTournamentsYet()}
      />
    </>
  )
}

/** With an id the row links to the entry's card. */
type EntrySummary = Omit<ProfileEntry, 'id' | 'histories' | 'standing'> & { id?: string }

export function EntryTable({ title, entries, empty, isManaged = false }: EntryTableProps) {
  return (
    <Panel title={<span className={layout.caps}>{title}</span>} count={entries.length}>
      {entries.length === 0 ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        <table className={classes(table.table, table.tucked, table.fixed, styles.table)}>
          <caption className={layout.heard}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{say.nameHead()}</th>
              <th scope="col" className={styles.started}>
                {say.startedHead()}
              </th>
              <th scope="col" className={styles.round}>
                {say.roundHead()}
              </th>
              <th scope="col" className={styles.view}>
                <span className={layout.heard}>{say.view()}</span>
              </th>
              {isManaged && (
                <th scope="col" className={styles.view}>
                  <span className={layout.heard}>{say.manage()}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Row key={entry.tournamentId} entry={entry} isManaged={isManaged} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

interface EntryTableProps {
  title: string
  entries: EntrySummary[]
  empty?: string
  isManaged?: boolean
}

function Row({ entry, isManaged }: { entry: EntrySummary; isManaged: boolean }) {
  const { id, name, tournamentId, createdAt, round, setting, tournament } = entry
  const href = tournamentPath(setting.vanityURL ?? tournamentId, 'dashboard')
  const no = id === undefined ? undefined : parsePlayerId(id)?.no
  const card = no === undefined ? href : cardPath({ id: tournamentId, settings: setting }, no)
  return (
    <tr>
      <td>
        <Link className={styles.name} to={href} title={name}>
          <Crest name={name} logo={safePictureUrl(tournament.logoURL)} size={28} />
          <bdi>{name}</bdi>
        </Link>
      </td>
      <td className={classes(table.figure, styles.started)}>
        <Time at={tournament.startedAt ?? createdAt} />
      </td>
      <td className={table.figure}>
        <span dir="ltr">{setting.totalRounds === null ? round : `${round} / ${setting.totalRounds}`}</span>
      </td>
      <td className={table.num}>
        <Link className={layout.link} to={card} aria-label={say.viewNamed({ name })}>
          {say.view()}
        </Link>
      </td>
      {isManaged && (
        <td className={table.num}>
          <Link className={layout.link} to={managePath(tournamentId)} aria-label={say.manageNamed({ name })}>
            {say.manage()}
          </Link>
        </td>
      )}
    </tr>
  )
}
