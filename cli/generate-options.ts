import { isSiteTieBreak, parseTieBreak } from '#core/standings/tie-breaks.ts'
import type { Amount, Portion } from './amount.ts'
import { CommandError, parseWords, UsageError, type CommandOptions } from './command.ts'
import type { ChosenWishes } from './drawn-wishes.ts'

/** A TRF file has four columns for a player’s number. */
const MOST_PLAYERS = 9999
const SEEDS = 2 ** 31

const COUNTS = {
  players: { type: 'string', value: 'N', help: 'players' },
  rounds: { type: 'string', value: 'N', help: 'rounds' },
  seed: { type: 'string', value: 'N', help: 'makes the same tournament again; without it each one is new' },
  played: { type: 'string', value: 'N', help: 'rounds that are paired and played; all of them without it' },
  forbidden: { type: 'string', value: 'N', help: 'pairs of players who must not meet; none without it' },
  count: { type: 'string', value: 'N', help: 'tournaments, each with the next seed; needs --out' },
  'highest-rating': { type: 'string', value: 'N', help: 'the top of the range of ratings' },
  'lowest-rating': { type: 'string', value: 'N', help: 'its bottom' },
  'rating-step': {
    type: 'string',
    value: 'N',
    help: 'points from each player to the next, from the highest rating down',
  },
  'rating-scatter': {
    type: 'string',
    value: 'N',
    help: 'with a step: the most points by which a rating differs from it',
  },
} satisfies CommandOptions

const AMOUNTS = {
  'full-point-byes': { type: 'string', value: 'AMOUNT', help: 'full-point byes' },
  'half-point-byes': { type: 'string', value: 'AMOUNT', help: 'half-point byes' },
  'zero-point-byes': { type: 'string', value: 'AMOUNT', help: 'zero-point byes' },
  'forfeit-wins': { type: 'string', value: 'AMOUNT', help: 'games to which one side doesn’t come' },
  'forfeit-losses': { type: 'string', value: 'AMOUNT', help: 'games to which neither side comes' },
  'unusual-results': { type: 'string', value: 'AMOUNT', help: 'games that end ½–0, 0–½ or 0–0' },
} satisfies CommandOptions

const SHARES = {
  draws: { type: 'string', value: 'SHARE', help: 'games that are drawn; without it they depend on the ratings' },
  late: { type: 'string', value: 'SHARE', help: 'players who come one to three rounds late' },
  withdrawals: { type: 'string', value: 'SHARE', help: 'players who leave before the end' },
  unrated: { type: 'string', value: 'SHARE', help: 'players without a rating' },
} satisfies CommandOptions

const POINTS = {
  win: { type: 'string', value: 'POINTS', help: 'for a win; 1 without it' },
  draw: { type: 'string', value: 'POINTS', help: 'for a draw; 0.5 without it' },
  loss: { type: 'string', value: 'POINTS', help: 'for a loss; 0 without it' },
  pab: { type: 'string', value: 'POINTS', help: 'for the pairing-allocated bye; as for a win without it' },
} satisfies CommandOptions

const OTHERS = {
  ratings: { type: 'string', value: 'N,N,…', help: 'the ratings of all players; 0 for one who has none' },
  'tie-breaks': { type: 'string', value: 'CODE,…', help: 'the tie-breaks in their order, by FIDE’s codes' },
  acceleration: { type: 'boolean', help: 'Baku acceleration (FIDE C.04.7)' },
  'no-acceleration': { type: 'boolean', help: 'none' },
  black: { type: 'boolean', help: 'the top player has Black in round 1' },
  white: { type: 'boolean', help: 'the top player has White in round 1' },
  plain: { type: 'boolean', help: 'nothing is drawn: what isn’t chosen doesn’t happen' },
  out: { type: 'string', value: 'FOLDER', help: 'writes the files t1.trf, t2.trf and so on there' },
} satisfies CommandOptions

export const GENERATE_OPTIONS = { ...COUNTS, ...AMOUNTS, ...SHARES, ...POINTS, ...OTHERS } satisfies CommandOptions
type Name = keyof typeof GENERATE_OPTIONS

export interface GenerateOptions {
  chosen: ChosenWishes
  /** What isn’t chosen is left out, not drawn. */
  isPlain: boolean
  hasOwnSeed: boolean
  out: string | undefined
  count: number
}

/** Throws a CommandError. FIDE requires that two runs differ by default: without --seed a new one is picked. */
export function readGenerateOptions(args: string[]): GenerateOptions {
  const { words, values } = parseWords(args, GENERATE_OPTIONS)
  if (words.length > 0) throw new UsageError(`Generate reads no file: ${words[0]}.`)
  const read = <Value>(options: Partial<Record<Name, unknown>>, parse: (name: string, text: string) => Value) =>
    Object.fromEntries(
      (Object.keys(options) as Name[]).flatMap((name) => {
        const text = values[name]
        return typeof text === 'string' ? [[camelCase(name), parse(name, text)]] : []
      }),
    )
  const { count = 1, ...counts } = read(COUNTS, parseCount) as Partial<ChosenWishes> & { count?: number }
  const { seed = Math.floor(Math.random() * SEEDS) } = counts
  const chosen: ChosenWishes = {
    ...counts,
    seed,
    ...read(AMOUNTS, parseAmount),
    ...read(SHARES, parseShare),
    ...read(POINTS, parsePoints),
    ...(values.ratings !== undefined && { ratings: parseRatings(values.ratings) }),
    ...(values['tie-breaks'] !== undefined && { tieBreaks: parseTieBreaks(values['tie-breaks']) }),
    ...either(values, 'acceleration', 'no-acceleration', 'acceleration'),
    ...either(values, 'black', 'white', 'black'),
  }
  refuseUnfit(chosen)
  if (values.count !== undefined && values.out === undefined)
    throw new UsageError('Name a folder for several tournaments: --out FOLDER.')
  return { chosen, isPlain: values.plain ?? false, hasOwnSeed: values.seed !== undefined, out: values.out, count }
}

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function either(values: Partial<Record<Name, unknown>>, yes: Name, no: Name, wish: 'acceleration' | 'black') {
  if (values[yes] && values[no]) throw new UsageError(`Choose --${yes} or --${no}, not both.`)
  return values[yes] || values[no] ? { [wish]: values[yes] === true } : {}
}

function refuseUnfit({ players, rounds, ratings, highestRating, lowestRating, ...chosen }: ChosenWishes): void {
  const count = ratings?.length ?? players
  if (ratings && players !== undefined && players !== ratings.length)
    throw new CommandError(`There are ${ratings.length} ratings for ${players} players.`)
  if (count !== undefined && (count < 2 || count > MOST_PLAYERS))
    throw new CommandError(`A tournament has 2 to ${MOST_PLAYERS} players, not ${count}.`)
  if (rounds !== undefined && rounds < 1) throw new CommandError('A tournament has at least one round.')
  if (highestRating !== undefined && lowestRating !== undefined && highestRating < lowestRating)
    throw new CommandError(`The highest rating, ${highestRating}, is below the lowest one, ${lowestRating}.`)
  const { win = 1, draw = 0.5, loss = 0, pab = win } = chosen
  // FIDE’s checklist, questions 74 and 81.
  if (2 * draw > win + loss) throw new CommandError('Two draws can’t be worth more than a win and a loss.')
  if (pab > win) throw new CommandError('A bye can’t be worth more than a win.')
}

function parseCount(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new CommandError(`--${name} is a whole number, not “${text}”.`)
  return Number(text)
}

function parseShare(name: string, text: string): number {
  const share = text.endsWith('%') ? parsePoints(name, text.slice(0, -1)) / 100 : parsePoints(name, text)
  if (share > 1) throw new CommandError(`--${name} is a share of at most 100%, not “${text}”.`)
  return share
}

/** `3` in the event, `5%` of all, or `2,0,5%` round by round. */
function parseAmount(name: string, text: string): Amount {
  const portions = text.split(',').map((part): Portion => {
    if (part.endsWith('%')) return parseShare(name, part)
    if (!/^\d+$/.test(part))
      throw new CommandError(`--${name} is a number, a percentage, or a list of them by round, not “${text}”.`)
    return { count: Number(part) }
  })
  return portions.length === 1 ? portions[0]! : { rounds: portions }
}

function parsePoints(name: string, text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new CommandError(`--${name} is a number such as 0.5, not “${text}”.`)
  return Number(text)
}

const parseRatings = (text: string): number[] => text.split(',').map((part) => parseCount('ratings', part.trim()))

function parseTieBreaks(text: string): string[] {
  const codes = text.split(',').map((code) => code.trim().toUpperCase())
  const unknown = codes.find((code) => isSiteTieBreak(code) || !parseTieBreak(code))
  if (unknown !== undefined) throw new CommandError(`Unknown tie-break “${unknown}”.`)
  return codes
}
