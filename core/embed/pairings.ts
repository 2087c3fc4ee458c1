import { tournamentPath } from '../addresses/paths.ts'
import { status } from '../match/status.ts'
import { seats, type Seat } from '../snapshot/seat.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { entrants } from '../standings/entrants.ts'
import { html, type Html } from '../text/html.ts'
import { poolTitle } from '../tournament/pools.ts'
import { FEATURED, ROWS } from './asked.ts'
import { pairingRow } from './pairing-row.ts'
import { hasBegun } from './result.ts'
import type { View } from './view.ts'
import { sentence } from './words.ts'

const NARROW = 680
const ROW = 45
const TWO_LINES = 77
const EMPTY = 88

/** A pool's pairings of a round; undefined when there is no such pool. */
export function pairingsView(snapshot: Snapshot, round: number, iteration: number, now: number): View | undefined {
  const drawn = seats(snapshot, round)
  const pools = [...new Set(drawn.map(({ pool }) => pool))].sort((a, b) => a - b)
  const pool = pools[iteration - 1]
  if (pool === undefined && (drawn.length > 0 || iteration > 1)) return undefined
  const { settings, systems } = snapshot
  const title = pools.length > 1 && pool !== undefined && poolTitle(settings, systems, round, pool)
  const rows = drawn.filter((seat) => seat.pool === pool)
  return viewOf(snapshot, round, rows, now, {
    note: `Round ${round}${title ? `, ${title}` : ''}`,
    most: ROWS,
    more: rows.length > ROWS ? `All ${rows.length} pairings` : 'All pairings',
  })
}

/** Matches that are being played now; else those that are marked, that have begun, or that come next. */
export function liveSeats(snapshot: Snapshot, round: number, now: number): Seat[] {
  const matches = seats(snapshot, round).filter(({ black }) => black >= 0)
  const live = matches.filter(({ match }) => status(match, now) === 'live')
  const marked = matches.filter(({ match }) => match.isFeatured)
  const begun = matches.filter((seat) => hasBegun(seat, now))
  return [live, marked, begun, matches].find(({ length }) => length > 0) ?? []
}

/** Those of them that an embed shows, ten at a time. */
export function liveView(snapshot: Snapshot, round: number, iteration: number, now: number): View | undefined {
  const shown = liveSeats(snapshot, round, now)
  const page = shown.slice((iteration - 1) * FEATURED, iteration * FEATURED)
  if (page.length === 0 && iteration > 1) return undefined
  const live = shown.filter(({ match }) => status(match, now) === 'live').length
  const count = live > 0 ? `, ${live} live` : ''
  return viewOf(snapshot, round, page, now, {
    note: `Round ${round}${count}`,
    most: FEATURED,
    more: `All of round ${round}`,
  })
}

interface Words {
  note: string
  most: number
  more: string
}

function viewOf(snapshot: Snapshot, round: number, rows: Seat[], now: number, { note, most, more }: Words): View {
  const shown = rows.slice(0, most)
  return {
    note,
    live: rows.some(({ match }) => status(match, now) === 'live'),
    body: shown.length > 0 ? tableOf(snapshot, round, shown, now) : sentence('Draw has not yet taken place!'),
    more: { words: more, href: tournamentPath(snapshot.settings.vanityURL ?? snapshot.id, 'pairings', round) },
    height: (width) => (shown.length > 0 ? shown.length * (width < NARROW ? TWO_LINES : ROW) : EMPTY),
  }
}

const HEADS = ['Rank', 'White', 'Before', 'White’s score', 'Status', 'Black’s score', 'Before', 'Black', 'Rank']

function tableOf(snapshot: Snapshot, round: number, rows: Seat[], now: number): Html {
  const before = entrants(snapshot, round)
  return html`<table class="pairings" role="table" data-key="pairings">
    <caption class="heard">
      Pairings of round ${round}
    </caption>
    <colgroup>
      ${HEADS.map(() => html`<col />`)}
    </colgroup>
    <thead class="heard" role="rowgroup">
      <tr role="row">
        ${HEADS.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map((seat) => pairingRow(snapshot, seat, before, now))}
    </tbody>
  </table>`
}
