import * as say from '#words/coreEmbed.js'
import { localPath } from '../addresses/local-path.ts'
import { tournamentPath } from '../addresses/paths.ts'
import { status } from '../match/status.ts'
import { pairings, type Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { competitorsBefore } from '../standings/competitors-before.ts'
import { html, type Html } from '../text/html.ts'
import { poolTitle } from '../snapshot/pools.ts'
import { MAX_FEATURED, MAX_ROWS } from './target.ts'
import { pairingRowHtml } from './pairing-row.ts'
import { showsScore } from './score.ts'
import type { EmbedView } from './view.ts'
import { emptyMessage } from './format.ts'

const NARROW_WIDTH = 680
const ROW_HEIGHT = 45
const NARROW_ROW_HEIGHT = 77
const EMPTY_HEIGHT = 88

/** Undefined when there is no such pool. */
export function pairingsView(snapshot: Snapshot, round: number, iteration: number, now: number): EmbedView | undefined {
  const drawn = pairings(snapshot, round)
  const pools = [...new Set(drawn.map(({ pool }) => pool))].sort((a, b) => a - b)
  const pool = pools[iteration - 1]
  if (pool === undefined && (drawn.length > 0 || iteration > 1)) return undefined
  const { settings, systems } = snapshot
  const title = pools.length > 1 && pool !== undefined && poolTitle(settings, systems, round, pool)
  const rows = drawn.filter((pairing) => pairing.pool === pool)
  return pairingsEmbed(snapshot, round, rows, now, {
    note: title ? say.roundAndPool({ round, pool: title }) : say.round({ round }),
    most: MAX_ROWS,
    more: rows.length > MAX_ROWS ? say.allPairingsCount({ count: rows.length }) : say.allPairings(),
  })
}

/** Live matches; if there are none, those marked as featured, else those that have begun, else the next ones. */
export function featuredPairings(snapshot: Snapshot, round: number, now: number): Pairing[] {
  const matches = pairings(snapshot, round).filter(({ black }) => black >= 0)
  const live = matches.filter(({ facts }) => status(facts, now) === 'live')
  const marked = matches.filter(({ facts }) => facts.isFeatured)
  const begun = matches.filter((pairing) => showsScore(pairing, now))
  return [live, marked, begun, matches].find(({ length }) => length > 0) ?? []
}

/** MAX_FEATURED matches for each iteration. */
export function liveView(snapshot: Snapshot, round: number, iteration: number, now: number): EmbedView | undefined {
  const shown = featuredPairings(snapshot, round, now)
  const page = shown.slice((iteration - 1) * MAX_FEATURED, iteration * MAX_FEATURED)
  if (page.length === 0 && iteration > 1) return undefined
  const live = shown.filter(({ facts }) => status(facts, now) === 'live').length
  return pairingsEmbed(snapshot, round, page, now, {
    note: live > 0 ? say.roundAndLive({ round, live }) : say.round({ round }),
    most: MAX_FEATURED,
    more: say.allRoundPairings({ round }),
  })
}

interface EmbedTexts {
  note: string
  most: number
  more: string
}

function pairingsEmbed(
  snapshot: Snapshot,
  round: number,
  rows: Pairing[],
  now: number,
  { note, most, more }: EmbedTexts,
): EmbedView {
  const shown = rows.slice(0, most)
  return {
    note,
    live: rows.some(({ facts }) => status(facts, now) === 'live'),
    body: shown.length > 0 ? tableHtml(snapshot, round, shown, now) : emptyMessage(say.notDrawn()),
    more: {
      words: more,
      href: localPath(tournamentPath(snapshot.settings.vanityURL ?? snapshot.id, 'pairings', round)),
    },
    height: (width) =>
      shown.length > 0 ? shown.length * (width < NARROW_WIDTH ? NARROW_ROW_HEIGHT : ROW_HEIGHT) : EMPTY_HEIGHT,
  }
}

const HEADS = [
  say.rank,
  say.white,
  say.pointsBefore,
  say.whitesScore,
  say.status,
  say.blacksScore,
  say.pointsBefore,
  say.black,
  say.rank,
]

function tableHtml(snapshot: Snapshot, round: number, rows: Pairing[], now: number): Html {
  const before = competitorsBefore(snapshot, round)
  return html`<table class="pairings" role="table" data-key="pairings">
    <caption class="heard">
      ${say.roundPairings({ round })}
    </caption>
    <colgroup>
      ${HEADS.map(() => html`<col />`)}
    </colgroup>
    <thead class="heard" role="rowgroup">
      <tr role="row">
        ${HEADS.map((head) => html`<th role="columnheader" scope="col">${head()}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map((pairing) => pairingRowHtml(snapshot, pairing, before, now))}
    </tbody>
  </table>`
}
