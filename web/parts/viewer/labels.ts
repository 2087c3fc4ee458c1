import type { GameSlot } from '#core/game/boards.ts'
import type { MatchView } from './match-view.ts'

/** `Team Match: A – B`, or `Match: A – B` between two players. */
export const heading = ({ team, sides: [first, second] }: Pick<MatchView, 'team' | 'sides'>): string =>
  `${team ? 'Team Match' : 'Match'}: ${first.name} – ${second.name}`

/** `Board 6, game 2`; the number of a single board or game is left out. */
export function gameLabel({ boards }: Pick<MatchView, 'boards'>, no: number): string {
  const board = boards.find(({ slots }) => slots.some((slot) => slot.no === no))
  const game = board ? board.slots.findIndex((slot) => slot.no === no) + 1 : 1
  const parts = [
    boards.length > 1 && board && `board ${board.number}`,
    board && board.slots.length > 1 && `game ${game}`,
  ].filter(Boolean)
  const words = parts.join(', ') || 'game'
  return words.charAt(0).toUpperCase() + words.slice(1)
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

/** The chip of a game for its first or second side: a figure, a look and a label. */
export function resultChip({ state, outcome }: GameSlot, side: 0 | 1): { figure: string; look: string; word: string } {
  if (state === 'live') return { figure: '', look: 'Live', word: 'In progress' }
  const [figure, word] = RESULTS[outcome?.[side] ?? ''] ?? ['–', 'None']
  return { figure, look: word, word: word === 'None' ? 'Not played' : word }
}
