import type { Facts } from '#core/match/facts.ts'
import type { Bonus, PlayerColumns, RoundColumns, Snapshot } from '#core/snapshot/snapshot.ts'
import { DEFAULTS, type Settings } from '#core/tournament/tournament.ts'

const JANUARY = Date.UTC(2026, 0, 1)
const MIRROR: Record<string, string> = { '1': '0', '=': '=', '0': '1', W: 'L', D: 'D', L: 'W', '+': '-', '-': '+' }
const WORDS = /^(?:([GIFCW]{1,2}M) )?(.*?)(?: (\d{1,4}))?(?: ([A-Z]{3}))?$/u
const PAIRING = /^(\d+)(?:-(\d+))?(?: (\S.*))?$/

type Players = number | string[] | PlayerColumns
type SnapshotFields = Partial<Omit<Snapshot, 'players' | 'rounds' | 'settings' | 'bonuses'>> & {
  players?: Players
  /** Rounds by the player's position. */
  withdrawnFrom?: Record<number, number>
  joinedFrom?: Record<number, number>
  rounds?: (string | RoundColumns)[]
  settings?: Partial<Settings>
  bonuses?: Partial<Bonus>[]
}

/**
 * A valid tournament; pass only what matters to the test. `aSnapshot({ players: ['GM Ann Lee 2200 NED', 'Bob'], rounds:
 * ['1-2 1', '2-1 ='], settings: { competitors: 'team' } })`. `players` may be a count; by default it is the highest
 * number in the rounds. Rounds are written as for `aRound`.
 */
export function aSnapshot({
  players,
  withdrawnFrom,
  joinedFrom,
  rounds = [],
  settings,
  bonuses = [],
  ...rest
}: SnapshotFields = {}): Snapshot {
  const drawn = rounds.map((round) => (typeof round === 'string' ? aRound(round) : round))
  const rules = { ...DEFAULTS, ...settings }
  const entered = drawn.reduce((most, { white, black }) => Math.max(most, ...white, ...black), -1) + 1
  const columns =
    typeof players === 'object' && !Array.isArray(players) ? players : somePlayers(players ?? entered, rules)
  return {
    id: 'cup',
    version: 1,
    name: 'Cup',
    user: null,
    active: true,
    round: drawn.length,
    createdAt: JANUARY,
    updatedAt: JANUARY,
    settings: rules,
    systems: [],
    dates: drawn.map(() => null),
    players: {
      ...columns,
      ...(withdrawnFrom && { withdrawn: Object.keys(withdrawnFrom).map(Number), withdrawnFrom }),
      ...(joinedFrom && { joinedFrom }),
    },
    rounds: drawn,
    bonuses: bonuses.map((bonus) => ({ player: 0, round: 1, MP: 0, GP: 0, ...bonus })),
    ...rest,
  }
}

/**
 * Player columns from texts such as 'GM Ann Lee 2200 NED', of which only the name is required. A count gives P1, P2, …
 * rated 2000.
 */
export function somePlayers(
  given: number | string[],
  { competitors }: Pick<Settings, 'competitors'> = DEFAULTS,
): PlayerColumns {
  const written = typeof given === 'number' ? Array.from({ length: given }, (_, at) => `P${at + 1} 2000`) : given
  const read = written.map((text) => WORDS.exec(text)!)
  const names = read.map(([, , name = '']) => (competitors === 'team' ? [name] : name.split(/ (.*)/s)))
  return {
    no: read.map((_, at) => at + 1),
    firstName: names.map(([first = '']) => first),
    lastName: names.map(([, last = '']) => last),
    rating: read.map(([, , , rating = '0']) => Number(rating)),
    nationality: read.map(([, , , , country = '']) => country),
    ...(read.some(([, title]) => title) && { title: read.map(([, title = '']) => title) }),
  }
}

/**
 * A round from text: `'1-2 1, 3-4 =, 5-6 3:1, 7-8 *, 9 U'`. Numbers are players' numbers from 1. A result is White's
 * letter (Black's follows from it), both letters (`--`), game points of both sides (`2½:1½`; in progress `*2:1`), or
 * `*` or nothing if there is none. A single player has a bye of that letter (`9 H`, with game points `9 U:2`), U by
 * default. `facts` are keyed by position.
 */
export function aRound(
  text: string,
  rest: Partial<RoundColumns> & { facts?: Record<number, Facts> } = {},
): RoundColumns {
  const written = text.split(',').map((pairing) => PAIRING.exec(pairing.trim())!)
  const results = written.map(([, , black, result]) => (black ? ofGame(result) : ofBye(result)))
  return {
    white: written.map(([, white]) => Number(white) - 1),
    black: written.map(([, , black = '0']) => Number(black) - 1),
    outcomes: results.map(({ outcome }) => outcome).join(''),
    ...(results.some(({ points }) => points) && {
      points: results.flatMap(({ outcome, points = plain(outcome) }) => points),
    }),
    ...rest,
  }
}

interface Result {
  outcome: string
  points?: number[]
}

function ofBye(result = 'U'): Result {
  const [letter, points] = result.split(':')
  return { outcome: `${letter} `, ...(points && { points: [doubled(points), 0] }) }
}

function ofGame(result = '*'): Result {
  if (result === '*') return { outcome: '  ' }
  if (result.includes(':')) {
    const points = result.replace('*', '').split(':').map(doubled)
    const [white = 0, black = 0] = points
    if (result.startsWith('*')) return { outcome: '  ', points }
    return { outcome: white > black ? '10' : white < black ? '01' : '==', points }
  }
  return { outcome: result.length === 2 ? result : result + MIRROR[result] }
}

/** Points in half points (2, 1 or 0) that follow from the outcome letters. */
const plain = (outcome: string): number[] =>
  Array.from(outcome, (letter) => ('1W+UF'.includes(letter) ? 2 : '=DH'.includes(letter) ? 1 : 0))

const doubled = (text: string): number => 2 * Number(text.replace('½', '.5'))
