import { tournamentPath, profilePath } from '../addresses/paths.ts'
import { OUTCOMES, type Outcome } from '../match/outcome.ts'
import { status, type Status } from '../match/status.ts'
import { BYE_NAME } from '../player/name.ts'
import { competitorId, type Seat } from '../snapshot/seat.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Entrant } from '../standings/entrants.ts'
import { html, type Html } from '../text/html.ts'
import { formatPoints } from '../text/score.ts'
import { figure, hasBegun, progress, winner } from './result.ts'
import { entrant, flag, LIVE, start } from './words.ts'

const BAR = 56
const BYES: Record<string, string> = { U: 'Allotted', F: 'Full point', H: 'Half point', Z: 'Absent' }
const WORDS: Record<Status, string> = {
  aborted: 'Aborted',
  confirmed: 'Confirmed',
  finished: 'Finished',
  live: 'Live',
  registered: 'Registered',
  scheduled: 'Scheduled',
  pending: 'Pending',
}
const CHECK = html`<svg class="check" viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
  <path d="M20 6 9 17l-5-5" />
</svg>`

/** A pairing over nine cells, mirrored around its status; in a narrow box they stand in two lines. */
export function pairingRow(snapshot: Snapshot, seat: Seat, entrants: Entrant[], now: number): Html {
  const [white, black] = [entrants[seat.white], entrants[seat.black]]
  const bye = seat.black < 0
  return html`<tr role="row" data-key="${seat.id}">
    <td role="cell" class="rank">${white?.rank}</td>
    ${nameOf(snapshot, seat, white, 0)} ${standingOf(snapshot, white)}
    <td role="cell" class="sc">${tile(snapshot, seat, 0, now)}</td>
    <td role="cell" class="mid">
      <a href="${hrefOf(snapshot, seat)}" target="_blank" rel="noopener">${middle(snapshot, seat, now)}</a>
    </td>
    <td role="cell" class="sc">${!bye && tile(snapshot, seat, 1, now)}</td>
    ${standingOf(snapshot, black)} ${nameOf(snapshot, seat, black, 1)}
    <td role="cell" class="rank">${black?.rank}</td>
  </tr>`
}

const hrefOf = ({ id, settings }: Snapshot, seat: Seat): string =>
  `${tournamentPath(settings.vanityURL ?? id, 'pairings', seat.round)}#${seat.id}`

function nameOf(snapshot: Snapshot, seat: Seat, who: Entrant | undefined, side: 0 | 1): Html {
  const won = winner(seat)
  const look = won === undefined || seat.black < 0 ? 'name' : won === side ? 'name won' : 'name lost'
  if (!who) return html`<td role="cell" class="name"><span>${BYE_NAME}</span></td>`
  const of = snapshot.settings.competitors === 'team' ? 'team' : 'player'
  const href = profilePath(of, competitorId(snapshot, side === 0 ? seat.white : seat.black))
  return html`<td role="cell" class="${look}">
    <a href="${href}" target="_blank" rel="noopener">${flag(who.nationality)}${entrant(who)}</a>
  </td>`
}

function standingOf({ settings }: Snapshot, who: Entrant | undefined): Html {
  return html`<td role="cell" class="before">
    ${who && html`<b>${formatPoints(who.score)}</b>${settings.showRatings && ` · ${who.rating || '–'}`}`}
  </td>`
}

function tile(snapshot: Snapshot, seat: Seat, side: 0 | 1, now: number): Html {
  const colour = side === 0 ? 'White' : 'Black'
  const title = snapshot.settings.competitors === 'team' ? `${colour} on board 1` : colour
  const look = side === 0 ? 'w' : 'b'
  const shown = hasBegun(seat, now) && figure(snapshot, seat, side)
  if (!shown || shown.value === '') return html`<span class="piece ${look}" role="img" aria-label="${title}"></span>`
  const won = winner(seat)
  const lost = won !== undefined && won !== side && seat.black >= 0
  return html`<span class="tile ${look}${lost && ' lost'}" title="${title}" data-value="${shown.value}"
    >${shown.words}</span
  >`
}

/** How far the match is, or when it starts. */
function middle(snapshot: Snapshot, seat: Seat, now: number): Html {
  const letter = seat.outcome.charAt(0) as Outcome
  if (seat.black < 0) return html`<span title="${OUTCOMES[letter]}">${BYES[letter] ?? 'Bye'}</span>`
  const { match } = seat
  const where = status(match, now)
  if (where === 'live') return html`${LIVE}${bar(snapshot, seat)}`
  if (where === 'confirmed') return html`<span class="confirmed">${CHECK}Confirmed</span>`
  const waits = where === 'scheduled' || where === 'registered'
  const at = waits ? match.startTime : undefined
  return html`${at !== undefined && html`<b>${start(at, snapshot.dates[seat.round - 1] ?? null)}</b>`}
  ${(!match.provisional || where === 'finished') && html`<span>${WORDS[where]}</span>`}
  ${match.provisional && html`<em>Provisional</em>`}`
}

function bar(snapshot: Snapshot, seat: Seat): Html | false {
  const done = progress(snapshot, seat)
  if (!done) return false
  const label = `${done.over} of ${done.of} games finished`
  return html`<svg class="bar" width="${BAR}" height="3" role="img" aria-label="${label}">
    <rect width="${Math.round((BAR * done.over) / done.of)}" height="3" rx="1.5" />
  </svg>`
}
