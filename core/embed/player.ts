import * as say from '#words/coreEmbed.js'
import { cardPath } from '../addresses/competitor-path.ts'
import { localPath } from '../addresses/local-path.ts'
import { matchPath } from '../addresses/paths.ts'
import { status } from '../match/status.ts'
import { pairings, type Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { stateAfter } from './state-after.ts'
import { competitorCard, type CardRound, type CompetitorCard } from '../standings/competitor-card.ts'
import { html, type Html } from '../text/html.ts'
import { emptyMessage, flagHtml, liveBadge, nameHtml, pointsHtml, timeElement } from './format.ts'
import { scoreOf, showsScore } from './score.ts'
import type { EmbedView } from './view.ts'

const WHO_HEIGHT = 44
const FIGURES_HEIGHT = 56
const FORM_HEIGHT = 44
const GAME_HEIGHT = 45
const EMPTY_HEIGHT = 88
/** A narrow box has no room for more. */
const MAX_ROUNDS = 9

/** One competitor, by number: rank and score, the result of each round, and the current or last game. */
export function playerView(snapshot: Snapshot, no: number, now: number): EmbedView | undefined {
  const player = snapshot.players.no.indexOf(no)
  if (player < 0) return undefined
  const card = competitorCard(snapshot, player)
  const game = gameOf(snapshot, player)
  const hasBegun = snapshot.round > 0
  return {
    note: snapshot.hidden ? say.resultsHidden() : hasBegun ? stateAfter(snapshot, snapshot.round) : say.entered(),
    live: game !== undefined && status(game.facts, now) === 'live',
    body: html`<div class="line" data-key="line">
      ${whoHtml(snapshot, card)} ${figuresHtml(snapshot, card)}
      ${hasBegun ? html`${formHtml(card)}${gameHtml(snapshot, player, game, now)}` : emptyMessage(say.notDrawn())}
    </div>`,
    more: { words: say.allRounds(), href: localPath(cardPath(snapshot, no)) },
    height: () => WHO_HEIGHT + FIGURES_HEIGHT + (hasBegun ? FORM_HEIGHT + GAME_HEIGHT : EMPTY_HEIGHT),
  }
}

const gameOf = (snapshot: Snapshot, player: number): Pairing | undefined =>
  pairings(snapshot, snapshot.round).find(({ white, black }) => white === player || black === player)

const whoHtml = (snapshot: Snapshot, { player, nationality, ...who }: CompetitorCard): Html =>
  html`<p class="who">
    <a href="${localPath(cardPath(snapshot, snapshot.players.no[player]!))}" target="_blank" rel="noopener"
      >${flagHtml(nationality)}${nameHtml(who)}</a
    >
  </p>`

function figuresHtml(
  { settings, players }: Snapshot,
  { player, rank, score, rating, sheet, isUnknown }: CompetitorCard,
): Html {
  const size = players.pool?.filter((pool) => pool === players.pool![player]).length ?? players.no.length
  const figures: [string, Html | string][] = [
    [say.rank(), rank === undefined || isUnknown ? '–' : html`${rank}<small> ${say.ofCompetitors({ size })}</small>`],
    [say.score(), isUnknown ? '–' : pointsHtml(score)],
    ...(settings.showRatings
      ? ([
          [say.rating(), String(rating || '–')],
          [say.performance(), sheet.performance === null || isUnknown ? '–' : String(Math.round(sheet.performance))],
        ] as [string, string][])
      : []),
  ]
  return html`<dl class="figures">
    ${figures.map(
      ([term, figure]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${figure}</dd>
        </div>`,
    )}
  </dl>`
}

const RESULTS = ['lost', 'drew', 'won'] as const
const SIGNS = ['0', '½', '1'] as const

const formHtml = ({ rounds }: CompetitorCard): Html =>
  html`<ol class="form" aria-label="${say.results()}">
    ${rounds
      .slice(-MAX_ROUNDS)
      .map(
        (round) =>
          html`<li class="${lookOf(round)}" title="${wordsOf(round)}" data-value="${String(round.line.match)}">
            <span aria-hidden="true">${round.line.match === null ? '·' : SIGNS[round.line.match]}</span
            ><span class="heard">${wordsOf(round)}</span>
          </li>`,
      )}
  </ol>`

const lookOf = ({ line: { match, colour } }: CardRound): string =>
  `${match === null ? 'open' : RESULTS[match]}${colour === null ? '' : colour === 'W' ? ' w' : ' b'}`

function wordsOf({ line: { round, match, colour }, opponent }: CardRound): string {
  if (!opponent) return say.formNoGame({ round })
  const facts = {
    round,
    result: match === null ? 'open' : RESULTS[match],
    opponent: opponent.mark ? `${opponent.name} (${opponent.mark})` : opponent.name,
  }
  if (colour === null) return say.formGame(facts)
  return colour === 'W' ? say.formGameWithWhite(facts) : say.formGameWithBlack(facts)
}

function gameHtml(snapshot: Snapshot, player: number, game: Pairing | undefined, now: number): Html {
  if (!game || game.black < 0) return html`<p class="game-line">${say.noGameInRound({ round: snapshot.round })}</p>`
  const side = game.white === player ? 0 : 1
  const other = competitorCard(snapshot, side === 0 ? game.black : game.white)
  const where = status(game.facts, now)
  const at = where === 'scheduled' || where === 'registered' ? game.facts.startTime : undefined
  return html`<p class="game-line">
    <span
      class="piece ${side === 0 ? 'w' : 'b'}"
      role="img"
      aria-label="${side === 0 ? say.white() : say.black()}"
    ></span>
    <a href="${localPath(matchPath(game.id))}" target="_blank" rel="noopener"
      ><span>${say.round({ round: game.round })}</span> ${flagHtml(other.nationality)}${nameHtml(other)}</a
    >
    ${where === 'live' && liveBadge()}${at !== undefined && html`<b>${timeElement(at, 'moment', now)}</b>`}
    ${showsScore(game, now) && scoresHtml(snapshot, game, side)}
  </p>`
}

/** Empty until there is a result, or a game of the match is over. */
const scoresHtml = (snapshot: Snapshot, game: Pairing, side: 0 | 1): Html | false => {
  const own = scoreOf(game, side)
  const other = scoreOf(game, side === 0 ? 1 : 0)
  if (own.value === '' && other.value === '') return false
  return html`<b class="result" data-value="${own.value}-${other.value}">${own.words}–${other.words}</b>`
}
