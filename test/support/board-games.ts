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

const LAST = ['Bakonyi', 'Żurawski', 'Kuusisto', 'Brandstätter', 'Þorvaldsdóttir', 'Özdemir', 'Vukmirović', 'Müller']
const FIRST = ['Zsófia', 'Łukasz', 'Ilmari', 'Jonas', 'Sigrún', 'Kerem', 'Đorđe', 'Anna Eva', 'Ole', 'Ruth']

/** An event whose first round has the players in pairs: so many with FIDE IDs, or those of the names. */
export function hallEvent(count: number, names?: string[]) {
  const people = names
    ? names.map((name): [string, string] => name.split(', ').toReversed() as [string, string])
    : Array.from({ length: count }, (_, at): [string, string] => [
        FIRST[at % FIRST.length]!,
        `${LAST[at % LAST.length]!}${at >= LAST.length ? 'abcde'[Math.floor(at / LAST.length)] : ''}`,
      ])
  const pairs = Array.from({ length: people.length / 2 }, (_, at): [number, number] => [2 * at, 2 * at + 1])
  const snapshot = event('Hall Open', people, pairs)
  const details = snapshot.players.no.map((no) => ({
    no,
    fideId: names ? null : String(90_000_000 + no),
    sex: null,
    club: null,
    birth: null,
  }))
  return { snapshot, details }
}
