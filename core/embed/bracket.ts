import { tournamentPath } from '../addresses/paths.ts'
import { bracketsOf, type Bracket, type Column, type Slot } from '../knockout/bracket.ts'
import { competitors, type Competitor } from '../knockout/competitors.ts'
import { seatOf } from '../knockout/seat.ts'
import { status } from '../match/status.ts'
import { seats, type Seat } from '../snapshot/seat.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { html, type Html } from '../text/html.ts'
import { liveRound } from '../tournament/live-round.ts'
import { figure, hasBegun } from './result.ts'
import type { View } from './view.ts'
import { date, flag, LIVE, sentence } from './words.ts'

const HEAD = 48
const SLOT = 90
const PADDING = 12
const EMPTY = 88

/** One of a knockout's brackets; undefined when there is no such bracket. */
export function bracketView(snapshot: Snapshot, round: number, iteration: number, now: number): View | undefined {
  const { settings, id } = snapshot
  const brackets = bracketsOf(snapshot, round)
  const bracket = brackets[iteration - 1]
  if (!bracket && (brackets.length > 0 || iteration > 1)) return undefined
  const tallest = Math.max(...(bracket?.columns ?? []).map(({ slots }) => slots.length))
  return {
    note: bracket?.title ?? `Round ${round}`,
    live: liveRound(snapshot) !== undefined,
    body: bracket ? columnsOf(snapshot, bracket, now) : sentence('Draw has not yet taken place!'),
    more: { words: 'All pairings', href: tournamentPath(settings.vanityURL ?? id, 'pairings', round) },
    height: () => (bracket ? HEAD + SLOT * tallest + PADDING : EMPTY),
  }
}

function columnsOf(snapshot: Snapshot, { title, columns, halves }: Bracket, now: number): Html {
  const people = competitors(snapshot, columns[0]!.round)
  const live = liveRound(snapshot)
  const parts = columns.map((column, at) => {
    const known: Known = { snapshot, people, before: columns[at - 1], drawn: seats(snapshot, column.round), now }
    return columnOf(column, column.round === live, known)
  })
  return html`<div
    class="bracket${!halves && ' lists'}"
    role="group"
    tabindex="0"
    aria-label="${title}, scrolls sideways"
    data-key="bracket"
  >
    ${parts}
  </div>`
}

interface Known {
  snapshot: Snapshot
  people: Competitor[]
  before: Column | undefined
  drawn: Seat[]
  now: number
}

function columnOf(column: Column, live: boolean, known: Known): Html {
  const at = known.snapshot.dates[column.round - 1]
  const aside = live ? LIVE : !column.drawn ? html`<span>Not yet played</span>` : at && html`<span>${date(at)}</span>`
  return html`<section class="column${live && ' now'}" data-key="${column.round}">
    <header>
      <h2>${column.title}</h2>
      ${aside}
    </header>
    <ol>
      ${column.slots.map((slot) => slotOf(slot, known))}
    </ol>
  </section>`
}

function slotOf(slot: Slot | undefined, known: Known): Html {
  if (!slot) return html`<li aria-hidden="true"></li>`
  const [upper, lower] = slot.from
  const lines = html`${upper && html`<i class="upper"></i>`}${lower && html`<i class="lower"></i>`}`
  const led = (upper || lower) && 'led'
  if (slot.passes) return html`<li class="passes ${led}" aria-hidden="true">${lines}</li>`
  const seat = slot.pairing === undefined ? undefined : known.drawn[slot.pairing]
  const where = seat && status(seat.match, known.now)
  const look = `card${seat ? '' : ' awaited'}${where === 'live' ? ' is-live' : ''}`
  const sides = slot.sides.map((_, side) => sideOf(slot, side as 0 | 1, seat, known))
  return html`<li class="${led}">
    ${lines}
    ${
      seat && seat.black >= 0
        ? html`<a class="${look}" href="${hrefOf(known.snapshot, seat)}" target="_blank" rel="noopener">${sides}</a>`
        : html`<div class="${look}">${sides}</div>`
    }
  </li>`
}

const hrefOf = ({ id, settings }: Snapshot, seat: Seat): string =>
  `${tournamentPath(settings.vanityURL ?? id, 'pairings', seat.round)}#${seat.id}`

function sideOf(slot: Slot, side: 0 | 1, seat: Seat | undefined, { snapshot, people, before, now }: Known): Html {
  const { words, competitor } = seatOf(slot.sides[side], people, before)
  const won = slot.won === side && seat !== undefined && seat.black >= 0
  const score = seat && seat.black >= 0 && hasBegun(seat, now) ? figure(snapshot, seat, side) : undefined
  return html`<span class="side${won && ' won'}${!competitor && ' unknown'}">
    <span class="seed">${competitor?.seed}</span>
    ${competitor ? flag(competitor.nationality) || html`<span></span>` : html`<span></span>`}
    <bdi title="${words}">${words}${won && html`<span class="heard">, won</span>`}</bdi>
    ${score && html`<b data-value="${score.value}">${score.words}</b>`}
  </span>`
}
