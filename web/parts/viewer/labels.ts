import type { GameSlot } from '#core/game/boards.ts'
import type { MatchView } from './match-view.ts'

/** `Team Match: A – B`, or `Match: A – B` between two people. */
export const heading = ({ team, sides: [first, second] }: Pick<MatchView, 'team' | 'sides'>): string =>
  `${team ? 'Team Match' : 'Match'}: ${first.name} – ${second.name}`

/** `Board 6, game 2`; what there is only one of is not counted. */
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

/** What a side's letter says of a game: a figure and a word. */
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

/** How a game stands for its first side, or its second: a figure, its look and a word for it. */
export function resultChip({ state, outcome }: GameSlot, side: 0 | 1): { figure: string; look: string; word: string } {
  if (state === 'live') return { figure: '', look: 'Live', word: 'In progress' }
  const [figure, word] = RESULTS[outcome?.[side] ?? ''] ?? ['–', 'None']
  return { figure, look: word, word: word === 'None' ? 'Not played' : word }
}
