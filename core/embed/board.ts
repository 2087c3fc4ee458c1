import * as say from '#words/coreEmbed.js'
import { localPath } from '../addresses/local-path.ts'
import { matchPath } from '../addresses/paths.ts'
import { noGameReason } from '../game/no-game.ts'
import { defaultGame, type GameSlot, type MatchBoard } from '../game/boards.ts'
import { formatClock } from '../game/clocks.ts'
import { PIECE_COLOURS, PIECE_SHAPES } from '../game/piece-shapes.ts'
import { moveList, formatMove, type Move, type Rules } from '../game/moves.ts'
import { matchBoards, type KnownGames } from '../game/match-boards.ts'
import { describePosition, parsePlacement, squareAt, type PieceKind } from '../game/position.ts'
import { status } from '../match/status.ts'
import type { GameSide } from '../rows/game-row.ts'
import type { Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { html, type Html } from '../text/html.ts'
import type { EmbedView } from './view.ts'
import { pointsHtml, emptyMessage } from './format.ts'
import { halfPoints } from '../text/score.ts'

const PLAYER_LINES_HEIGHT = 3 * 40
const EMPTY_HEIGHT = 88

/**
 * `game` is a position from 1; without it, the default game of the match page. Undefined when there is no such game.
 */
export function boardView(
  snapshot: Snapshot,
  pairing: Pairing,
  known: KnownGames & { teamsUnidentified: boolean },
  rules: (fen?: string) => Rules | undefined,
  { game, now }: { game: number | undefined; now: number },
): (EmbedView & { board: number }) | undefined {
  const boards = matchBoards(snapshot, pairing, known, now)
  const no = game ?? defaultGame(boards)
  const found = findSlot(boards, no)
  if (game !== undefined && !found) return undefined
  const row = found?.slot.row
  const list = row?.pgn ? moveList(row.pgn, rules) : undefined
  const live = found?.slot.state === 'live'
  return {
    note: [
      boards.length > 1
        ? say.roundAndBoard({ round: pairing.round, board: found?.board.number ?? 1 })
        : say.round({ round: pairing.round }),
      ...(found?.board.label === undefined ? [] : [found.board.label]),
    ].join(' · '),
    live,
    board: found?.board.numberInPairing ?? 1,
    body:
      row && list && list.start !== ''
        ? gameHtml(row.white, row.black, list.start, list.moves)
        : emptyMessage(noGameText(pairing, known.teamsUnidentified, found?.slot, now)),
    more: {
      words: snapshot.settings.competitors === 'team' ? say.wholeMatch() : say.allMoves(),
      href: localPath(matchPath(pairing.id, found ? no : undefined)),
    },
    height: (width) => (list && list.start !== '' ? width + PLAYER_LINES_HEIGHT : EMPTY_HEIGHT),
  }
}

function findSlot(boards: MatchBoard[], no: number): { board: MatchBoard; slot: GameSlot } | undefined {
  return boards.flatMap((board) => board.slots.map((slot) => ({ board, slot }))).find(({ slot }) => slot.no === no)
}

const noGameText = (
  { facts, black }: Pairing,
  isUnidentified: boolean,
  slot: GameSlot | undefined,
  now: number,
): string =>
  noGameReason({
    status: status(facts, now),
    source: facts.linkSource,
    type: facts.linkType,
    isUnidentified,
    bye: black < 0,
    over: slot?.state === 'over',
  })

function gameHtml(white: GameSide, black: GameSide, start: string, moves: Move[]): Html {
  const last = moves.at(-1)
  const fen = last?.fen ?? start
  const blackMoved = fen.split(' ')[1] === 'w'
  const before = moves.at(-2)?.clock
  const clocks = blackMoved ? [before, last?.clock] : [last?.clock, before]
  return html`<div class="game" data-key="game">
    ${player(black, 'b', clocks[1])}
    <div class="board" data-value="${fen}">${boardSvg(fen, last)}</div>
    ${player(white, 'w', clocks[0])}
    <p class="move">${last ? html`<b>${formatMove(moves.length, start, last.san)}</b>` : say.noMovesYet()}</p>
  </div>`
}

const player = ({ username, team, result }: GameSide, side: 'w' | 'b', clock: number | undefined): Html =>
  html`<p class="player">
    <span class="piece ${side}" role="img" aria-label="${side === 'w' ? say.white() : say.black()}"></span>
    <bdi title="${team}">${username}</bdi>
    ${clock !== undefined && html`<span class="clock">${formatClock(clock)}</span>`}
    ${result !== null && html`<b>${pointsHtml(halfPoints(result))}</b>`}
  </p>`

const SQUARE = 45

function boardSvg(fen: string, last: Move | undefined): Html {
  const pieces = parsePlacement(fen)
  const kinds = new Map(pieces.map((piece) => [idOf(piece), piece]))
  const marked = last ? [last.from, last.to].map(squareAt) : []
  return html`<svg viewBox="0 0 360 360" role="img" aria-label="${describePosition(fen)}">
    <defs>${Array.from(kinds.values(), symbolOf)}</defs>
    ${marked.map(
      ({ column, row }) =>
        html`<rect class="last" x="${column * SQUARE}" y="${row * SQUARE}" width="${SQUARE}" height="${SQUARE}" />`,
    )}
    ${pieces.map(
      (piece) =>
        html`<use
          href="#${idOf(piece)}"
          x="${piece.column * SQUARE}"
          y="${piece.row * SQUARE}"
          width="${SQUARE}"
          height="${SQUARE}"
        />`,
    )}
  </svg>`
}

type Piece = { kind: PieceKind; white: boolean }

const idOf = ({ kind, white }: Piece): string => `piece-${white ? 'w' : 'b'}${kind}`

function symbolOf(man: Piece): Html {
  const { dots = [], top, shapes, lines, eye } = PIECE_SHAPES[man.kind]
  const { fill, stroke, line } = PIECE_COLOURS[man.white ? 'w' : 'b']
  return html`<symbol id="${idOf(man)}" viewBox="0 0 45 45">
    <g fill="${fill}" stroke="${stroke}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      ${dots.map(([x, y, radius]) => html`<circle cx="${x}" cy="${y}" r="${radius}" />`)}
      ${top && html`<path fill="none" stroke-width="2.2" d="${top}" />`}
      ${shapes.map((shape) => html`<path d="${shape}" />`)}
      ${eye && html`<circle fill="${line}" stroke="none" cx="${eye[0]}" cy="${eye[1]}" r="${eye[2]}" />`}
      ${lines && html`<path fill="none" stroke="${line}" stroke-width="1.3" d="${lines}" />`}
    </g>
  </symbol>`
}
