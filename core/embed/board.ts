import { matchPath } from '../addresses/paths.ts'
import { whyNothing } from '../game/absence.ts'
import { boardsOf, firstToShow, type Slot } from '../game/boards.ts'
import { formatClock } from '../game/clocks.ts'
import { COLOURS, DRAWINGS } from '../game/drawings.ts'
import { moveList, numbered, type Move, type Rules } from '../game/moves.ts'
import { boardsOfMatch, type Known } from '../game/of-match.ts'
import { described, placement, squareAt, type Kind } from '../game/position.ts'
import { status } from '../match/status.ts'
import type { GameSide } from '../snapshot/game-rows.ts'
import type { Seat } from '../snapshot/seat.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { html, type Html } from '../text/html.ts'
import type { View } from './view.ts'
import { points, sentence } from './words.ts'

const LINES = 3 * 40
const EMPTY = 88

type Boards = ReturnType<typeof boardsOf>

/** A game of a match, by its position from 1 or the one that a reader would choose: how it stands, and which board it is on. */
export function boardView(
  snapshot: Snapshot,
  seat: Seat,
  known: Known & { isUntold: boolean },
  rules: (fen?: string) => Rules | undefined,
  { game, now }: { game: number | undefined; now: number },
): (View & { board: number }) | undefined {
  const boards = boardsOfMatch(snapshot, seat, known, now)
  const no = game ?? firstToShow(boards)
  const found = slotOf(boards, no)
  if (game !== undefined && !found) return undefined
  const row = found?.slot.row
  const list = row?.pgn ? moveList(row.pgn, rules) : undefined
  const live = found?.slot.state === 'live'
  const several = boards.length > 1 ? `, board ${found?.board ?? 1}` : ''
  return {
    note: `Round ${seat.round}${several}`,
    live,
    board: found?.board ?? 1,
    body:
      row && list && list.start !== ''
        ? gameOf(row.white, row.black, list.start, list.moves)
        : sentence(absent(seat, known.isUntold, found?.slot, now)),
    more: {
      words: snapshot.settings.competitors === 'team' ? 'Whole match' : 'All moves',
      href: matchPath(seat.id, found ? no : undefined),
    },
    height: (width) => (list && list.start !== '' ? width + LINES : EMPTY),
  }
}

function slotOf(boards: Boards, no: number): { board: number; slot: Slot } | undefined {
  return boards
    .flatMap(({ number, slots }) => slots.map((slot) => ({ board: number, slot })))
    .find(({ slot }) => slot.no === no)
}

const absent = ({ match, black }: Seat, isUntold: boolean, slot: Slot | undefined, now: number): string =>
  whyNothing({
    status: status(match, now),
    source: match.linkSource,
    isUntold,
    bye: black < 0,
    over: slot?.state === 'over',
  })

function gameOf(white: GameSide, black: GameSide, start: string, moves: Move[]): Html {
  const last = moves.at(-1)
  const fen = last?.fen ?? start
  const blackMoved = fen.split(' ')[1] === 'w'
  const before = moves.at(-2)?.clock
  const clocks = blackMoved ? [before, last?.clock] : [last?.clock, before]
  return html`<div class="game" data-key="game">
    ${player(black, 'b', clocks[1])}
    <div class="board" data-value="${fen}">${drawn(fen, last)}</div>
    ${player(white, 'w', clocks[0])}
    <p class="move">${last ? html`<b>${numbered(moves.length, start, last.san)}</b>` : 'No move yet'}</p>
  </div>`
}

const player = ({ username, team, result }: GameSide, side: 'w' | 'b', clock: number | undefined): Html =>
  html`<p class="player">
    <span class="piece ${side}" role="img" aria-label="${side === 'w' ? 'White' : 'Black'}"></span>
    <bdi title="${team}">${username}</bdi>
    ${clock !== undefined && html`<span class="clock">${formatClock(clock)}</span>`}
    ${result !== null && html`<b>${points(2 * result)}</b>`}
  </p>`

const SQUARE = 45

function drawn(fen: string, last: Move | undefined): Html {
  const pieces = placement(fen)
  const kinds = new Map(pieces.map((piece) => [idOf(piece), piece]))
  const marked = last ? [last.from, last.to].map(squareAt) : []
  return html`<svg viewBox="0 0 360 360" role="img" aria-label="${described(fen)}">
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

type Man = { kind: Kind; white: boolean }

const idOf = ({ kind, white }: Man): string => `piece-${white ? 'w' : 'b'}${kind}`

function symbolOf(man: Man): Html {
  const { dots = [], top, shapes, lines, eye } = DRAWINGS[man.kind]
  const { fill, stroke, line } = COLOURS[man.white ? 'w' : 'b']
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
