import * as say from '#words/coreEmbed.js'
import { localPath } from '../addresses/local-path.ts'
import { tournamentPath } from '../addresses/paths.ts'
import { enginesToCome, isOpenEvent } from '../forecast/round-to-come.ts'
import { oddsOf, type RunTally } from '../forecast/tally.ts'
import { liveRound } from '../snapshot/live-round.ts'
import { competitorName } from '../snapshot/names.ts'
import { namesakeMark } from '../snapshot/namesakes.ts'
import { poolTitle } from '../snapshot/pools.ts'
import { hasStandings } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { field } from '../standings/field.ts'
import { ranks } from '../standings/progress.ts'
import { html, type Html } from '../text/html.ts'
import { ordinal } from '../text/ordinal.ts'
import { percent } from '../text/percent.ts'
import { emptyMessage, nameHtml, pointsHtml } from './format.ts'
import type { EmbedView } from './view.ts'

/** The competitors with the best odds. */
const MAX_ROWS = 8
const HEADS_HEIGHT = 36
const ROW_HEIGHT = 40
const NOTE_HEIGHT = 45
const EMPTY_HEIGHT = 88
const BAR = 48

/** The edge leaves the odds empty: the browser calculates them. */
export function oddsView(snapshot: Snapshot, iteration: number): EmbedView | undefined {
  const { settings, systems, players, id, round } = snapshot
  const pools = [...new Set(players.pool ?? [0])].sort((a, b) => a - b)
  const pool = pools[iteration - 1]
  if (pool === undefined) return undefined
  const title =
    pools.length > 1 ? say.oddsOfPool({ pool: poolTitle(settings, systems, Math.max(1, round), pool) }) : say.odds()
  // Odds would reveal the results, and odds that ignore them would be wrong.
  const isHidden = snapshot.hidden !== undefined
  const isOpen = !isHidden && isOpenEvent(snapshot)
  const rows = Math.min(MAX_ROWS, membersOf(snapshot, pool).length)
  return {
    note: title,
    live: !isHidden && liveRound(snapshot) !== undefined,
    body: isOpen
      ? bodyHtml(snapshot, pool, enginesToCome(snapshot) === 'tables' ? say.workingOutOdds() : askButton())
      : emptyMessage(isHidden ? say.oddsHidden() : round === 0 ? say.notDrawn() : say.noGamesLeft()),
    more: {
      words: isHidden ? say.seeOdds() : say.tryResults(),
      href: localPath(tournamentPath(settings.vanityURL ?? id, 'what-if')),
    },
    height: () => (isOpen ? HEADS_HEIGHT + ROW_HEIGHT * rows + NOTE_HEIGHT : EMPTY_HEIGHT),
  }
}

const membersOf = ({ players }: Snapshot, pool: number): number[] =>
  [...players.no.keys()].filter((player) => (players.pool?.[player] ?? 0) === pool)

/** The columns of odds. A narrow box has room for first place and one more: qualifying, else the podium. */
function kindsOf(qualify: number | null) {
  const isSaid = qualify === null || qualify === 1 || qualify === 3
  const podium = { label: say.podium(), upTo: 3, look: isSaid ? 'num' : 'num extra' }
  const others = isSaid
    ? [podium]
    : [podium, { label: say.firstPlaces({ count: qualify }), upTo: qualify, look: 'num' }]
  return [{ label: ordinal(1), upTo: 1, look: 'num' }, ...others.sort((a, b) => a.upTo - b.upTo)]
}

/** The body after the simulated runs in `tally`. */
export const oddsHtml = (snapshot: Snapshot, pool: number, tally: RunTally): Html =>
  bodyHtml(snapshot, pool, howText(tally.runs), tally)

/** Without a tally, the odds are left empty. */
function bodyHtml(snapshot: Snapshot, pool: number, words: Html | string, tally?: RunTally): Html {
  const { settings, players, round } = snapshot
  const kinds = kindsOf(settings.qualifyingPlaces)
  const isRanked = hasStandings(settings, snapshot.systems, round)
  const rank = isRanked ? ranks(snapshot, round) : undefined
  const scores = field(snapshot, round)[settings.displayPoints].total
  const share = (player: number, upTo: number): number => (tally && oddsOf(tally, player, upTo)?.share) ?? 0
  const rows = membersOf(snapshot, pool)
    .sort((a, b) => share(b, 1) - share(a, 1) || share(b, 3) - share(a, 3) || (rank ? rank[a]! - rank[b]! : a - b))
    .slice(0, MAX_ROWS)
  return html`<table class="odds" data-key="odds">
      <caption class="heard">
        ${say.oddsOfEachPlace()}
      </caption>
      <thead>
        <tr>
          <th scope="col">${settings.competitors === 'team' ? say.team() : say.player()}</th>
          ${isRanked && html`<th scope="col" class="num extra">${say.score()}</th>`}
          ${kinds.map(({ label, look }) => html`<th scope="col" class="${look}">${label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (player) =>
            html`<tr data-key="${player}">
              <th scope="row">
                ${nameHtml({ title: players.title?.[player] ?? '', name: competitorName(snapshot, player), mark: namesakeMark(snapshot, player) })}
              </th>
              ${isRanked && html`<td class="num extra">${pointsHtml(scores[player]!)}</td>`}
              ${kinds.map(({ upTo, look }) => html`<td class="${look}">${chanceHtml(tally, player, upTo)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="how">${words}</p>`
}

/** The Swiss engine is large: another site's page must not load it unasked. */
const askButton = (): Html => html`<button type="button" data-ask>${say.workOutOdds()}</button>`

const howText = (runs: number): string => say.howPlayed({ runs, points: Math.ceil(98 / Math.sqrt(runs)) })

function chanceHtml(tally: RunTally | undefined, player: number, upTo: number): Html | string {
  if (!tally) return ''
  const odds = oddsOf(tally, player, upTo)
  if (!odds) return '–'
  return html`<span class="chance" title="${say.fromTo({ low: percent(odds.low), high: percent(odds.high) })}"
    ><b>${percent(odds.share)}</b
    ><svg class="bar" width="${BAR}" height="3" aria-hidden="true">
      <rect width="${Math.round(BAR * odds.share)}" height="3" rx="1.5" /></svg
  ></span>`
}
