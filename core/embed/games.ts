import * as say from '#words/coreEmbed.js'
import { localPath } from '../addresses/local-path.ts'
import { matchPath, profilePath } from '../addresses/paths.ts'
import { isUpcoming, startOf } from '../rows/entry-slice.ts'
import type { ProfileMatch } from '../rows/profile.ts'
import { html, type Html } from '../text/html.ts'
import { formatPoints, halfPoints } from '../text/score.ts'
import { startOrder } from '../text/start.ts'
import { emptyMessage, flagHtml, liveBadge, timeElement } from './format.ts'
import type { EmbedView } from './view.ts'

const MAX_GAMES = 8
const ROW_HEIGHT = 53
const EMPTY_HEIGHT = 88

/** A club’s running and upcoming matches in all its tournaments, the soonest first. */
export function nextGames(matches: readonly ProfileMatch[]): ProfileMatch[] {
  const soonest = (match: ProfileMatch): number => (match.isLive ? -Infinity : startOrder(startOf(match) ?? Infinity))
  return matches
    .filter((match) => isUpcoming(match) && match.tournament.active)
    .toSorted((a, b) => soonest(a) - soonest(b) || a.round - b.round || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_GAMES)
}

export function gamesView(id: string, games: readonly ProfileMatch[], now: number): EmbedView {
  return {
    note: say.nextGames(),
    live: games.some(({ isLive }) => isLive),
    body:
      games.length > 0
        ? html`<ol class="games" data-key="games">
            ${games.map((game) => gameHtml(game, now))}
          </ol>`
        : emptyMessage(say.noUpcomingGames()),
    more: { words: say.allGames(), href: localPath(profilePath('team', id)) },
    height: () => (games.length > 0 ? ROW_HEIGHT * games.length : EMPTY_HEIGHT),
  }
}

function gameHtml(game: ProfileMatch, now: number): Html {
  const { id, w, b, own, nationalityW, nationalityB, round, tournament } = game
  const [name, nationality] = own === 'w' ? [b, nationalityB] : [w, nationalityW]
  return html`<li data-key="${id}">
    <a href="${localPath(matchPath(id))}" target="_blank" rel="noopener">
      <span class="when">${whenHtml(game, now)}</span>
      <span class="whom"
        ><b>${flagHtml(nationality)}<bdi title="${name}">${name}</bdi></b
        ><small
          ><span>${say.round({ round })}</span><bdi title="${tournament.name}">${tournament.name}</bdi></small
        ></span
      >
      ${game.isLive && scoresHtml(game)}
    </a>
  </li>`
}

function whenHtml(game: ProfileMatch, now: number): Html | string {
  if (game.isLive) return liveBadge()
  const start = startOf(game)
  return start === null ? say.timeOpen() : timeElement(start, 'moment', now)
}

const scoresHtml = ({ scores, own }: ProfileMatch): Html | false => {
  if (!scores) return false
  const [first, second] = own === 'w' ? scores : scores.toReversed()
  return html`<b class="result" data-value="${first}-${second}"
    >${formatPoints(halfPoints(first!))}–${formatPoints(halfPoints(second!))}</b
  >`
}
