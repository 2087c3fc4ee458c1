import type { SourceGame } from '#core/boards/source-game.ts'
import type { Individual } from '#core/snapshot/individual.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'

/** A game as a source names it; what isn’t given is unknown. */
export const sourceGame = (game: Partial<SourceGame>): SourceGame => ({
  white: '',
  black: '',
  whiteId: '',
  blackId: '',
  plies: [],
  ...game,
})

const event = (name: string, people: [first: string, last: string][], pairs: [number, number][]): Snapshot => ({
  id: 'hall',
  version: 1,
  name,
  user: null,
  active: true,
  round: 1,
  createdAt: 0,
  updatedAt: 0,
  settings: DEFAULTS,
  systems: [],
  dates: [null],
  players: {
    no: people.map((_, at) => at + 1),
    firstName: people.map(([first]) => first),
    lastName: people.map(([, last]) => last),
    rating: people.map(() => 0),
    nationality: people.map(() => ''),
  },
  rounds: [
    {
      white: pairs.map(([white]) => white),
      black: pairs.map(([, black]) => black),
      outcomes: '  '.repeat(pairs.length),
    },
  ],
  bonuses: [],
})

/** Two pairings; two players have one last name and initial. */
export const boardsEvent = event(
  'Hall Open',
  [
    ['Ada', 'Ahn'],
    ['Bo', 'Berg'],
    ['Carl', 'Cole'],
    ['Dora', 'Dahl'],
    ['Cleo', 'Cole'],
  ],
  [
    [0, 1],
    [2, 3],
  ],
)

const individual = (no: number, team: number, board: number, name: string): Individual => ({
  no,
  team,
  board,
  name,
  title: '',
  rating: 0,
  nationality: '',
})

/** One match of two teams on two boards. */
export const teamEvent = {
  snapshot: {
    ...event(
      'Hall League',
      [
        ['Adlers', ''],
        ['Grams', ''],
      ],
      [[0, 1]],
    ),
    settings: { ...DEFAULTS, competitors: 'team', gamePointTotal: 2 },
  } satisfies Snapshot,
  individuals: [
    individual(11, 1, 1, 'Anna Adler'),
    individual(12, 1, 2, 'Bo Birk'),
    individual(21, 2, 1, 'Finn Eik'),
    individual(22, 2, 2, 'Gus Gram'),
  ],
}
