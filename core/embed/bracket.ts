import * as say from '#words/coreEmbed.js'
import { localPath } from '../addresses/local-path.ts'
import { tournamentPath } from '../addresses/paths.ts'
import { bracketsOf, type Bracket, type BracketRound, type BracketSlot } from '../knockout/bracket.ts'
import { bracketCompetitors, type BracketCompetitor } from '../knockout/competitors.ts'
import { sideLabel } from '../knockout/side-label.ts'
import { status } from '../match/status.ts'
import { pairings, type Pairing } from '../snapshot/pairing.ts'
import { decisionLabel } from '../snapshot/pairing-labels.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { html, type Html } from '../text/html.ts'
import { liveRound } from '../snapshot/live-round.ts'
import { scoreOf, showsScore } from './score.ts'
import type { EmbedView } from './view.ts'
import { flagHtml, liveBadge, emptyMessage, timeElement } from './format.ts'

const HEAD = 48
const SLOT = 90
const PADDING = 12
const EMPTY_HEIGHT = 88

/** Undefined when there is no such bracket. */
export function bracketView(snapshot: Snapshot, round: number, iteration: number, now: number): EmbedView | undefined {
  const { settings, id } = snapshot
  const brackets = bracketsOf(snapshot, round)
  const bracket = brackets[iteration - 1]
  if (!bracket && (brackets.length > 0 || iteration > 1)) return undefined
  const tallest = Math.max(...(bracket?.columns ?? []).map(({ slots }) => slots.length))
  return {
    note: bracket?.title ?? say.round({ round }),
    live: liveRound(snapshot) !== undefined,
    body: bracket ? bracketHtml(snapshot, bracket, now) : emptyMessage(say.notDrawn()),
    more: { words: say.allPairings(), href: localPath(tournamentPath(settings.vanityURL ?? id, 'pairings', round)) },
    height: () => (bracket ? HEAD + SLOT * tallest + PADDING : EMPTY_HEIGHT),
  }
}

function bracketHtml(snapshot: Snapshot, { title, columns, isTree }: Bracket, now: number): Html {
  const people = bracketCompetitors(snapshot, columns[0]!.round)
  const live = liveRound(snapshot)
  const parts = columns.map((column, at) => {
    const known: BracketContext = {
      snapshot,
      people,
      before: columns[at - 1],
      drawn: pairings(snapshot, column.round),
      now,
    }
    return columnHtml(column, column.round === live, known)
  })
  return html`<div
    class="bracket${!isTree && ' lists'}"
    role="group"
    tabindex="0"
    aria-label="${say.scrollsSideways({ title })}"
    data-key="bracket"
  >
    ${parts}
  </div>`
}

interface BracketContext {
  snapshot: Snapshot
  people: BracketCompetitor[]
  before: BracketRound | undefined
  drawn: Pairing[]
  now: number
}

function columnHtml(column: BracketRound, live: boolean, known: BracketContext): Html {
  const at = known.snapshot.dates[column.round - 1]
  const aside = live
    ? liveBadge()
    : !column.drawn
      ? html`<span>${say.notYetPlayed()}</span>`
      : at && html`<span>${timeElement(at, 'date', known.now)}</span>`
  return html`<section class="column${live && ' now'}" data-key="${column.round}">
    <header>
      <h2>${column.title}</h2>
      ${aside}
    </header>
    <ol>
      ${column.slots.map((slot) => slotHtml(slot, known))}
    </ol>
  </section>`
}

function slotHtml(slot: BracketSlot | undefined, known: BracketContext): Html {
  if (!slot) return html`<li aria-hidden="true"></li>`
  const [upper, lower] = slot.from
  const lines = html`${upper && html`<i class="upper"></i>`}${lower && html`<i class="lower"></i>`}`
  const led = (upper || lower) && 'led'
  if (slot.isPass) return html`<li class="passes ${led}" aria-hidden="true">${lines}</li>`
  const pairing = slot.pairing === undefined ? undefined : known.drawn[slot.pairing]
  const where = pairing && status(pairing.facts, known.now)
  const look = `card${pairing ? '' : ' awaited'}${where === 'live' ? ' is-live' : ''}`
  const decision = pairing && showsScore(pairing, known.now) ? decisionLabel(pairing) : undefined
  const sides = slot.sides.map((_, side) => sideHtml(slot, side as 0 | 1, pairing, known))
  return html`<li class="${led}">
    ${lines}
    ${
      pairing && pairing.black >= 0
        ? html`<a class="${look}" href="${hrefOf(known.snapshot, pairing)}" target="_blank" rel="noopener">${sides}</a>`
        : html`<div class="${look}">${sides}</div>`
    }
    ${decision && html`<span class="decided">${decision}</span>`}
  </li>`
}

const hrefOf = ({ id, settings }: Snapshot, pairing: Pairing): string =>
  localPath(`${tournamentPath(settings.vanityURL ?? id, 'pairings', pairing.round)}#${pairing.id}`)

function sideHtml(
  slot: BracketSlot,
  side: 0 | 1,
  pairing: Pairing | undefined,
  { people, before, now }: BracketContext,
): Html {
  const { text, competitor } = sideLabel(slot.sides[side], people, before)
  const won = slot.won === side && pairing !== undefined && pairing.black >= 0
  const score = pairing && pairing.black >= 0 && showsScore(pairing, now) ? scoreOf(pairing, side) : undefined
  return html`<span class="side${won && ' won'}${!competitor && ' unknown'}">
    <span class="seed">${competitor?.seed}</span>
    ${competitor ? flagHtml(competitor.nationality) || html`<span></span>` : html`<span></span>`}
    <bdi title="${text}">${text}${won && html`<span class="heard">${say.wonSuffix()}</span>`}</bdi>
    ${score && html`<b data-value="${score.value}">${score.words}</b>`}
  </span>`
}
