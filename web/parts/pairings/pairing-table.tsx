import type { Settings } from '#core/tournament/tournament.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Chunks } from '../tournament/chunks.tsx'
import type { Entrant } from './entrants.ts'
import { standing, type Pairing } from './pairing.ts'
import { PairingRow } from './pairing-row.tsx'
import styles from './pairing-table.module.css'

const ROW = 44

/** Pairings in board order. `bare`: nothing stands above the table in its panel. */
export function PairingTable({ caption, pairings, entrants, settings, now, pointed, bare, roundStart }: Props) {
  const team = settings.competitors === 'team'
  const at = pairings.findIndex(({ id }) => id === pointed)
  return (
    <div className={styles.box}>
      <table className={classes(styles.table, bare && styles.bare)} role="table" aria-rowcount={pairings.length + 1}>
        <caption className={layout.heard}>{caption}</caption>
        <colgroup>
          {Array.from({ length: 9 }, (_, column) => (
            <col key={column} />
          ))}
        </colgroup>
        <Heads team={team} settings={settings} />
        <Chunks rows={pairings} height={ROW} shown={at < 0 ? undefined : at}>
          {(pairing) => (
            <PairingRow
              key={pairing.id}
              pairing={pairing}
              white={entrants[pairing.white]!}
              black={entrants[pairing.black]}
              status={standing(pairing, now)}
              pointed={pairing.id === pointed}
              team={team}
              ratings={settings.showRatings}
              games={settings.gamePointTotal}
              roundStart={roundStart}
            />
          )}
        </Chunks>
      </table>
    </div>
  )
}

interface Props {
  caption: string
  pairings: Pairing[]
  entrants: Entrant[]
  settings: Settings
  now: number
  /** The pairing that the address points at. */
  pointed?: string
  bare?: boolean
  roundStart: number | null
}

function Heads({ team, settings }: { team: boolean; settings: Settings }) {
  const points = settings.displayPoints === 'game' ? 'GP' : team ? 'MP' : 'Pts'
  const own = settings.showRatings ? `${points} · Rating` : points
  const place = <abbr title="Rank before the round">#</abbr>
  const heads = [
    place,
    team ? 'White on board 1' : 'White',
    own,
    <Heard key="w">White’s score</Heard>,
    'Status',
    <Heard key="b">Black’s score</Heard>,
    own,
    team ? 'Black on board 1' : 'Black',
    place,
  ]
  return (
    <thead role="rowgroup">
      <tr role="row">
        {heads.map((head, column) => (
          <th key={column} role="columnheader" scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const Heard = ({ children }: { children: string }) => <span className={layout.heard}>{children}</span>
