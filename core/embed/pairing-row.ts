import * as say from '#words/coreEmbed.js'
import { localPath } from '../addresses/local-path.ts'
import { tournamentPath, profilePath } from '../addresses/paths.ts'
import { OUTCOMES, type Outcome } from '../match/outcome.ts'
import { miniLines } from '../match/mini-lines.ts'
import { status } from '../match/status.ts'
import { byeName } from '../snapshot/bye-name.ts'
import { decidedFor } from '../snapshot/decided.ts'
import { competitorId, type Pairing } from '../snapshot/pairing.ts'
import { decisionLabel, gamesProgress } from '../snapshot/pairing-labels.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { CompetitorBefore } from '../standings/competitors-before.ts'
import { html, type Html } from '../text/html.ts'
import { formatPoints } from '../text/score.ts'
import { scoreOf, showsScore } from './score.ts'
import { nameHtml, flagHtml, liveBadge, timeElement } from './format.ts'
import { STATUS_LABELS, BYE_LABELS } from '../match/labels.ts'

const BAR = 56
const CHECK = html`<svg class="check" viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
  <path d="M20 6 9 17l-5-5" />
</svg>`

/** Nine cells, mirrored around the status; a narrow box shows them in two lines. */
export function pairingRowHtml(snapshot: Snapshot, pairing: Pairing, entrants: CompetitorBefore[], now: number): Html {
  const [white, black] = [entrants[pairing.white], entrants[pairing.black]]
  const bye = pairing.black < 0
  return html`<tr role="row" data-key="${pairing.id}">
    <td role="cell" class="rank">${white?.rank}</td>
    ${nameCell(snapshot, pairing, white, 0)} ${standingCell(snapshot, white)}
    <td role="cell" class="sc">${scoreTile(snapshot, pairing, 0, now)}</td>
    <td role="cell" class="mid">
      <a href="${hrefOf(snapshot, pairing)}" target="_blank" rel="noopener"
        >${statusCell(snapshot, pairing, now)}${minisHtml(snapshot, pairing, now)}</a
      >
    </td>
    <td role="cell" class="sc">${!bye && scoreTile(snapshot, pairing, 1, now)}</td>
    ${standingCell(snapshot, black)} ${nameCell(snapshot, pairing, black, 1)}
    <td role="cell" class="rank">${black?.rank}</td>
  </tr>`
}

const hrefOf = ({ id, settings }: Snapshot, pairing: Pairing): string =>
  localPath(`${tournamentPath(settings.vanityURL ?? id, 'pairings', pairing.round)}#${pairing.id}`)

function nameCell(snapshot: Snapshot, pairing: Pairing, who: CompetitorBefore | undefined, side: 0 | 1): Html {
  const won = decidedFor(pairing, snapshot.settings)
  const look = won === undefined || pairing.black < 0 ? 'name' : won === side ? 'name won' : 'name lost'
  if (!who) return html`<td role="cell" class="name"><span>${byeName()}</span></td>`
  const of = snapshot.settings.competitors === 'team' ? 'team' : 'player'
  const href = localPath(profilePath(of, competitorId(snapshot, side === 0 ? pairing.white : pairing.black)))
  return html`<td role="cell" class="${look}">
    <a href="${href}" target="_blank" rel="noopener">${flagHtml(who.nationality)}${nameHtml(who)}</a>
  </td>`
}

function standingCell({ settings }: Snapshot, who: CompetitorBefore | undefined): Html {
  return html`<td role="cell" class="before">
    ${who && html`<b>${who.isUnknown ? '–' : formatPoints(who.score)}</b>${settings.showRatings && ` · ${who.rating || '–'}`}`}
  </td>`
}

function scoreTile(snapshot: Snapshot, pairing: Pairing, side: 0 | 1, now: number): Html {
  const isTeam = snapshot.settings.competitors === 'team'
  const title = (side === 0 ? (isTeam ? say.whiteOnFirst : say.white) : isTeam ? say.blackOnFirst : say.black)()
  const look = side === 0 ? 'w' : 'b'
  const shown = showsScore(pairing, now) && scoreOf(pairing, side)
  if (!shown || shown.value === '') return html`<span class="piece ${look}" role="img" aria-label="${title}"></span>`
  const won = decidedFor(pairing, snapshot.settings)
  const lost = won !== undefined && won !== side && pairing.black >= 0
  return html`<span class="tile ${look}${lost && ' lost'}" title="${title}" data-value="${shown.value}"
    >${shown.words}</span
  >`
}

function statusCell(snapshot: Snapshot, pairing: Pairing, now: number): Html {
  const letter = pairing.outcome.charAt(0) as Outcome
  if (pairing.black < 0) return html`<span title="${OUTCOMES[letter]()}">${BYE_LABELS[letter]?.() ?? say.bye()}</span>`
  const { facts } = pairing
  const where = status(facts, now)
  if (where === 'live') return html`${liveBadge()}${progressBar(snapshot, pairing)}`
  if (where === 'confirmed') {
    const decision = decisionLabel(pairing)
    return html`<span class="confirmed">${CHECK}${say.confirmed()}</span>${decision && html`<span>${decision}</span>`}`
  }
  const waits = where === 'scheduled' || where === 'registered'
  const at = waits ? facts.startTime : undefined
  return html`${at !== undefined && html`<b>${timeElement(at, 'moment', now)}</b>`}
  ${(!facts.provisional || where === 'finished') && html`<span>${STATUS_LABELS[where]()}</span>`}
  ${facts.provisional && html`<em>${say.provisional()}</em>`}`
}

/** The score of each match of a fixture. */
function minisHtml({ settings }: Snapshot, { minis, facts }: Pairing, now: number): Html | false {
  if (!minis || facts.hidden) return false
  const lines = miniLines(settings, minis, now)
  if (lines.every(({ points }) => !points)) return false
  return html`<span class="minis"
    >${lines.map(
      ({ label, points }) => html`<span title="${label}">${points ? points.map(formatPoints).join('–') : '–'}</span>`,
    )}</span
  >`
}

function progressBar(snapshot: Snapshot, pairing: Pairing): Html | false {
  const done = gamesProgress(pairing, snapshot.settings.gamePointTotal)
  if (!done) return false
  const label = say.gamesFinished({ over: done.over, count: done.of })
  return html`<svg class="bar" width="${BAR}" height="3" role="img" aria-label="${label}">
    <rect width="${Math.round((BAR * done.over) / done.of)}" height="3" rx="1.5" />
  </svg>`
}
