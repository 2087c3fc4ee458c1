import * as say from '#words/viewer.js'
import type { GameSlot, MatchBoard } from '#core/game/boards.ts'
import type { MatchView } from './match-view.ts'

/** `Team Match: A – B`, or `Match: A – B` between two players. */
export const heading = ({ team, sides: [first, second] }: Pick<MatchView, 'team' | 'sides'>): string =>
  (team ? say.teamMatchHeading : say.matchHeading)({ first: first.name, second: second.name })

/** `Board 6, game 2`, in a fixture of several matches `Board 6, game 2, Rapid`; a single board’s or game’s number is left out. */
export function gameLabel({ boards }: Pick<MatchView, 'boards'>, no: number): string {
  const board = boards.find(({ slots }) => slots.some((slot) => slot.no === no))
  const label = labelInMatch(boards, board, no)
  return board?.label === undefined ? label : say.boardOfMatch({ board: label, label: board.label })
}

function labelInMatch(boards: readonly MatchBoard[], board: MatchBoard | undefined, no: number): string {
  const game = board ? board.slots.findIndex((slot) => slot.no === no) + 1 : 1
  const isOneOfGames = board && board.slots.length > 1
  if (board && boards.length > 1)
    return isOneOfGames ? say.boardAndGame({ board: board.number, game }) : say.boardNumber({ number: board.number })
  return isOneOfGames ? say.gameNumber({ number: game }) : say.gameAlone()
}

/** Figure and word for a side's letter of an outcome. */
const RESULTS: Record<string, [figure: string, word: 'Win' | 'Draw' | 'Loss']> = {
  '1': ['1', 'Win'],
  W: ['1', 'Win'],
  '+': ['+', 'Win'],
  '=': ['½', 'Draw'],
  D: ['½', 'Draw'],
  H: ['½', 'Draw'],
  '0': ['0', 'Loss'],
  L: ['0', 'Loss'],
  '-': ['−', 'Loss'],
  Z: ['0', 'Loss'],
}

const LABELS = { Win: say.win, Draw: say.draw, Loss: say.loss }

/** The chip of a game for its first or second side: a figure, a look and a label. */
export function resultChip({ state, outcome }: GameSlot, side: 0 | 1): { figure: string; look: string; word: string } {
  if (state === 'live') return { figure: '', look: 'Live', word: say.inProgress() }
  const [figure, look] = RESULTS[outcome?.[side] ?? ''] ?? ['–', 'None']
  return { figure, look, word: look === 'None' ? say.notPlayed() : LABELS[look]() }
}
