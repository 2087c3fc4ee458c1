import type { GameSlot, MatchBoard } from '#core/game/boards.ts'
import { nameStar } from '#core/people/stars.ts'
import type { BoardGameFacts, RoundMatch } from './round-matches.ts'
import type { CardPeople } from './board-people.ts'

type CardState = 'running' | 'over' | 'next'
export const FILTERS = ['running', 'all', 'over', 'own', 'starred'] as const
export type BoardFilter = (typeof FILTERS)[number]

/** A board of the grid: one card, whatever its games. */
export interface BoardCard {
  key: string
  match: RoundMatch
  board: MatchBoard
  /** The game that is shown, and its moves. */
  slot: GameSlot
  row: BoardGameFacts | undefined
  state: CardState
  isOwn: boolean
  isStarred: boolean
}

interface CardReader {
  isOwn: (id: string) => boolean
  stars: ReadonlySet<string>
  people: CardPeople
}

/** The boards of a round: the reader’s own first, then starred ones, then by table and board. */
export function boardCards(matches: readonly RoundMatch[], { isOwn, stars, people }: CardReader): BoardCard[] {
  const cards = matches.flatMap((match) =>
    match.boards.map((board): BoardCard => {
      const slot = shownSlot(board)
      const names = [
        ...match.sides.map(({ name }) => name),
        ...board.names.map((name, at) => people(match, at, name).name),
      ]
      return {
        key: `${match.pairing.id}/${board.numberInPairing}`,
        match,
        board,
        slot,
        row: match.games.find(({ game }) => game === slot.no),
        state: cardState(match, board),
        isOwn: match.sides.some(({ id }) => isOwn(id)),
        isStarred: stars.size > 0 && names.some((name) => name !== '' && stars.has(nameStar(name))),
      }
    }),
  )
  const rank = (card: BoardCard) => (card.isOwn ? 0 : card.isStarred ? 1 : 2)
  return cards.toSorted((a, b) => rank(a) - rank(b))
}

function cardState({ status }: RoundMatch, { slots }: MatchBoard): CardState {
  if (status === 'live') return slots.every(({ state }) => state === 'over') ? 'over' : 'running'
  return status === 'finished' || status === 'confirmed' ? 'over' : 'next'
}

/**
 * The running game, else the last one with moves, whose position and result stay until the next game has moves; else the
 * next game or the last finished one.
 */
function shownSlot({ slots }: MatchBoard): GameSlot {
  const live = slots.find(({ state }) => state === 'live')
  const withMoves = slots.findLast(({ row }) => row?.pgn)
  return (live?.row?.pgn ? live : withMoves) ?? live ?? slots.findLast(({ state }) => state === 'over') ?? slots[0]!
}

const PASSES: Record<BoardFilter, (card: BoardCard) => boolean> = {
  running: ({ state }) => state !== 'next',
  all: () => true,
  over: ({ state }) => state === 'over',
  own: ({ isOwn }) => isOwn,
  starred: ({ isStarred }) => isStarred,
}

/** The number of boards behind each filter. */
export const countCards = (cards: readonly BoardCard[]): Record<BoardFilter, number> => ({
  running: cards.filter(({ state }) => state === 'running').length,
  all: cards.length,
  over: cards.filter(PASSES.over).length,
  own: cards.filter(PASSES.own).length,
  starred: cards.filter(PASSES.starred).length,
})

export interface ShownCards {
  running: BoardCard[]
  over: BoardCard[]
  next: BoardCard[]
}

/** The boards that pass, by what happens on them; finished ones newest first. `side`: the id of a competitor. */
export function shownCards(cards: readonly BoardCard[], filter: BoardFilter, side: string | undefined): ShownCards {
  const shown = cards
    .filter(PASSES[filter])
    .filter(({ match }) => side === undefined || match.sides.some(({ id }) => id === side))
  const of = (state: CardState) => shown.filter((card) => card.state === state)
  return {
    running: of('running'),
    over: of('over').toSorted((a, b) => endOf(b) - endOf(a)),
    next: of('next').toSorted((a, b) => startOf(a) - startOf(b)),
  }
}

export const startOf = ({ match }: BoardCard): number => match.pairing.facts.startTime ?? Number.MAX_SAFE_INTEGER

/** Of a game that has just ended, its last move is known before its end. */
const endOf = ({ row }: BoardCard): number => row?.endTime ?? row?.movedAt ?? 0

/** Whether anything is known of how a board’s game stands: by the event’s engine, or in the game’s own text. */
export const hasEvaluation = ({ match, slot, row }: BoardCard): boolean =>
  row?.evaluations?.some((code) => code !== null) === true ||
  ((slot.state === 'over' || match.mayEvaluate) && row?.pgn.includes('[%eval ') === true)
