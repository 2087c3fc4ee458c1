import * as sayChess from '#words/chess.js'
import * as say from '#words/pairings.js'
import * as sayTieBreaks from '#words/tieBreaks.js'
import type { ReactNode } from 'react'
import type { Settings } from '#core/tournament/tournament.ts'
import { nameStar } from '#core/people/stars.ts'
import { starredFirst, useStars } from '../../hooks/use-stars.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { AllRowsLink, VirtualRows } from '../../ui/virtual-rows.tsx'
import type { CompetitorBefore } from '#core/standings/competitors-before.ts'
import type { Pairing } from '#core/snapshot/pairing.ts'
import { pairingStatus } from '#core/snapshot/pairing-status.ts'
import { PairingRow } from './pairing-row.tsx'
import styles from './pairing-table.module.css'

const ROW = 44
/** With the scores of the matches of a fixture. */
const FIXTURE_ROW = 64
const COLUMNS = Array.from('abcdefghi', (column) => <col key={column} />)

/** Pairings in board order. `bare`: nothing is above the table in its panel. */
export function PairingTable({
  caption,
  pairings: inBoardOrder,
  entrants,
  settings,
  now,
  pointed,
  isOwn,
  bare,
  directed = false,
}: PairingTableProps) {
  const team = settings.competitors === 'team'
  const pairings = useStarredPairings(inBoardOrder, entrants)
  const at = pairings.findIndex(({ id }) => id === pointed)
  const fixture = settings.segments.length > 0 ? settings : undefined
  return (
    <div className={styles.box}>
      <table
        className={classes(styles.table, bare && styles.bare, directed && styles.directed)}
        role="table"
        aria-rowcount={pairings.length + 1}
      >
        <caption className={layout.heard}>{caption}</caption>
        <colgroup>{COLUMNS}</colgroup>
        <Heads team={team} settings={settings} />
        <VirtualRows
          rows={pairings}
          height={fixture ? FIXTURE_ROW : ROW}
          shown={at < 0 ? undefined : at}
          words={({ white, black }) => [white, black].flatMap((side) => entrants[side]?.name ?? []).join(' – ')}
        >
          {(pairing) => (
            <PairingRow
              key={pairing.id}
              pairing={pairing}
              white={entrants[pairing.white]!}
              black={entrants[pairing.black]}
              status={pairingStatus(pairing, now)}
              pointed={pairing.id === pointed}
              own={[pairing.white, pairing.black].findIndex((side) => isOwn?.(entrants[side]?.id))}
              team={team}
              directed={directed}
              ratings={settings.showRatings}
              games={settings.gamePointTotal}
              fixture={fixture}
              now={fixture && now}
            />
          )}
        </VirtualRows>
      </table>
      <AllRowsLink count={pairings.length} />
    </div>
  )
}

/** Pairings with a starred player or team first. */
const useStarredPairings = (pairings: Pairing[], entrants: CompetitorBefore[]): Pairing[] =>
  starredFirst(pairings, useStars(), ({ white, black }) =>
    [white, black].flatMap((side) => (entrants[side] ? nameStar(entrants[side].name) : [])),
  )

interface PairingTableProps {
  caption: string
  pairings: Pairing[]
  entrants: CompetitorBefore[]
  settings: Settings
  now: number
  /** Id of the pairing named in the hash. */
  pointed?: string
  /** Takes an entrant's id; true for the reader's own or their team's. */
  isOwn?: ((id: string | undefined) => boolean) | undefined
  bare?: boolean
  /** Whether the reader directs the tournament and gets a menu for each pairing. */
  directed?: boolean
}

function Heads({ team, settings }: { team: boolean; settings: Settings }) {
  const points = !team
    ? say.pointsHead()
    : settings.displayPoints === 'game'
      ? sayTieBreaks.shortGP()
      : sayTieBreaks.shortMP()
  const own = settings.showRatings ? say.pointsAndRating({ points }) : points
  return (
    <thead role="rowgroup">
      <tr role="row">
        <Place />
        <Head>{team ? say.whiteOnBoard1() : sayChess.white()}</Head>
        <Head>{own}</Head>
        <Head heard>{say.whitesScore()}</Head>
        <Head>{say.status()}</Head>
        <Head heard>{say.blacksScore()}</Head>
        <Head>{own}</Head>
        <Head>{team ? say.blackOnBoard1() : sayChess.black()}</Head>
        <Place />
      </tr>
    </thead>
  )
}

function Head({ heard, children }: { heard?: boolean; children: ReactNode }) {
  return (
    <th role="columnheader" scope="col">
      {heard ? <span className={layout.heard}>{children}</span> : children}
    </th>
  )
}

const Place = () => (
  <Head>
    <abbr title={say.rankBeforeTheRound()}>#</abbr>
  </Head>
)
