import type { HalfPoints } from '../text/score.ts'
import type { OnePrize, PrizePlan } from '../tournament/prizes.ts'
import { crowd } from './crowd.ts'
import { groupMoney } from '../prizes/payouts.ts'
import { playedOut, type PlayedOut } from './prizes-played-out.ts'
import { pointsToCome, type PointsToCome } from './points-to-come.ts'
import { prizeRaces, type PrizeField, type PrizeRaces } from '../prizes/prize-table.ts'
import type { Race } from '../prizes/race.ts'

/** What a competitor gets if they add these points. Money in the currency’s smallest unit. */
export interface PrizeChance {
  gain: HalfPoints
  least: number
  most: number
  /** Whether they get a prize in any case. */
  isSure: boolean
  /** Things that they may get. */
  things: string[]
  /** The worst place by points in the race that makes `least`, or makes it sure. */
  place?: { race: number; place: number; isShared: boolean }
}

export interface PrizeOutlook {
  /** Rounds that are not over. */
  rounds: number
  /** Whether every combination of the open results was reckoned. */
  isExact: boolean
  /** By what the competitor adds, ascending; empty for who can’t win anything by its condition. */
  chances: (player: number) => PrizeChance[]
  /** Who can still win this prize, in standing order; `at` is its position in the race. */
  contenders: (race: number, at: number) => number[]
  /** Races that the competitor is in, but none of whose prizes they can reach. */
  outOfReach: (player: number) => number[]
}

/** Combinations of results times players that are reckoned one by one; a player takes about 10 µs in each. */
const MOST_RECKONED = 5000

/**
 * Who can still win what in the last two rounds; undefined before them, once everything is decided, and for readers who
 * hide results.
 *
 * Exact are the amounts when only games of the last round are open and so few that all their results can be reckoned, and
 * no lot decides. Else they are bounds by points alone: whoever may end above or level counts as if they did, for the
 * least; for the most, only those who are certain to. What is said to be certain or out of reach is so in any case, as
 * long as games are played and nobody withdraws. Prizes that are pooled (US Chess) are only told when they are exact.
 */
export function prizeOutlook(field: PrizeField, mostReckoned = MOST_RECKONED): PrizeOutlook | undefined {
  const races = prizeRaces(field)
  const ahead = pointsToCome(field.snapshot, races.standings)
  if (!ahead) return undefined
  const exact = ahead.last && playedOut(field, ahead.last, mostReckoned)
  if (!exact && field.plan.onePrize === 'pool') return undefined
  return { rounds: ahead.rounds, isExact: exact !== undefined, ...told(field, races, ahead, exact) }
}

function told(field: PrizeField, races: PrizeRaces, ahead: PointsToCome, exact: PlayedOut | undefined) {
  const { onePrize } = field.plan
  const fields = fieldsOf(races, ahead, onePrize === 'all')
  const chances = memo((player) =>
    ahead
      .gains(player)
      .flatMap((gain) => chanceOf(field.plan, races, { ahead, fields }, player, gain) ?? [])
      .map((chance) => ({ ...chance, ...exact?.chance(player, chance.gain) })),
  )
  const reaches = fields.map((own, race) =>
    memo((player: number) => reachIn(ahead, own, races.parts[race]!.race, player)),
  )
  const contenders = (race: number, at: number): number[] => {
    const all = [...fields[race]!.members]
    if (exact) return all.filter((player) => exact.canWin(player, race, at))
    const { prizes, sharing } = races.parts[race]!.race
    const worth = prizes[at]!.amount + prizes[at]!.worth
    return all.filter((player) => {
      const [best, worst] = reaches[race]!(player)
      if (best > at || worst < at) return false
      // Who has something better for certain takes that.
      const isBelow = onePrize === 'most' && sharing === 'place' && chances(player).every(({ least }) => least > worth)
      return !isBelow
    })
  }
  const outOfReach = (player: number): number[] =>
    fields.flatMap(({ members }, race) =>
      members.has(player) && reaches[race]!(player)[0] >= races.parts[race]!.race.prizes.length ? [race] : [],
    )
  return { chances, contenders, outOfReach }
}

/** Positions of prizes between which a competitor ends, as far as others don’t leave for another prize. */
function reachIn(
  ahead: PointsToCome,
  { members, staying, lows }: RaceMembers,
  { prizes }: Race,
  player: number,
): [best: number, worst: number] {
  const gains = ahead.gains(player)
  const certain = lows.length - countUpTo(lows, ahead.scores[player]! + gains.at(-1)!)
  // Most of a big field is out of reach by the points of others alone.
  if (certain > prizes.length) return [certain - 1, Infinity]
  return [
    crowd(ahead, player, gains.at(-1)!, members, staying).above[0],
    crowd(ahead, player, gains[0]!, members, staying).reached[1],
  ]
}

/** How many of these ascending numbers are not above a limit. */
function countUpTo(ascending: readonly number[], limit: number): number {
  let [from, to] = [0, ascending.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (ascending[middle]! <= limit) from = middle + 1
    else to = middle
  }
  return from
}

function memo<Found>(find: (key: number) => Found): (key: number) => Found {
  const known = new Map<number, Found>()
  return (key) => {
    if (!known.has(key)) known.set(key, find(key))
    return known.get(key)!
  }
}

interface RaceMembers {
  members: ReadonlySet<number>
  /** Members who can’t win anything elsewhere, so that they never leave this race. */
  staying: ReadonlySet<number>
  /** The least points of those at the end, ascending. */
  lows: number[]
}

function fieldsOf({ parts }: PrizeRaces, { low }: PointsToCome, isAll: boolean): RaceMembers[] {
  const all = parts.map(({ race }) => new Set(race.contenders.map(({ person }) => person)))
  return all.map((members, at) => {
    const staying = isAll
      ? members
      : new Set([...members].filter((person) => !all.some((other, to) => to !== at && other.has(person))))
    return { members, staying, lows: [...staying].map((person) => low[person]!).toSorted((a, b) => a - b) }
  })
}

/** What one race gives, between which amounts. */
interface RaceChance {
  race: number
  least: number
  most: number
  isSure: boolean
  isPossible: boolean
  things: string[]
  /** Whether a thing that counts for an amount is among what may be won. */
  hasWorth: boolean
  falls: boolean
  place: number
  isShared: boolean
}

function chanceOf(
  plan: PrizePlan,
  { parts, division }: PrizeRaces,
  { ahead, fields }: { ahead: PointsToCome; fields: readonly RaceMembers[] },
  player: number,
  gain: HalfPoints,
): PrizeChance | undefined {
  const own = parts.flatMap(({ race }, at): RaceChance[] => {
    const { members, staying } = fields[at]!
    if (!members.has(player)) return []
    const { above, reached } = crowd(ahead, player, gain, members, staying)
    const falls = isFalling(race)
    const best = groupMoney(race, above[0], reached[0] + 1 - above[0], division).money[0]!
    const worst = groupMoney(race, above[1], reached[1] + 1 - above[1], division).money.at(-1)!
    const reach = race.prizes.slice(above[0], reached[1] + 1)
    const isIn = reached[1] < race.prizes.length
    const things = [...new Set(reach.map(({ thing }) => thing).filter((thing) => thing !== ''))]
    return [
      {
        race: at,
        least: falls ? worst : 0,
        most: falls ? best : Math.max(0, ...race.prizes.slice(above[0]).map(({ amount }) => amount)),
        isSure: (falls && worst > 0) || (isIn && reach.every(({ thing }) => thing !== '')),
        isPossible: reach.length > 0,
        things,
        hasWorth: reach.some(({ worth }) => worth > 0),
        falls,
        place: above[1] + 1,
        isShared: reached[1] > above[1],
      },
    ]
  })
  if (own.length === 0) return undefined
  const counted =
    plan.onePrize === 'first' ? own.slice(0, own.findIndex(({ isSure }) => isSure) + 1 || own.length) : own
  const top = counted.filter(({ isSure }) => isSure).toSorted((a, b) => b.least - a.least)[0]
  return {
    gain,
    ...amountsOf(counted, plan.onePrize),
    isSure: top !== undefined,
    things: [...new Set(counted.flatMap(({ things }) => things))],
    ...(top && { place: { race: top.race, place: top.place, isShared: top.isShared } }),
  }
}

function amountsOf(own: readonly RaceChance[], onePrize: OnePrize): { least: number; most: number } {
  const leasts = own.map(({ least }) => least)
  const mosts = own.map(({ most }) => most)
  const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)
  if (onePrize === 'all') return { least: sum(leasts), most: sum(mosts) }
  const most = Math.max(...mosts)
  if (onePrize === 'first') {
    // The last one is the first that is certain; any before it may come instead, and then as little as it gives.
    const isDecided = own.at(-1)!.isSure && own.slice(0, -1).every(({ isPossible }) => !isPossible)
    return { least: isDecided ? leasts.at(-1)! : 0, most }
  }
  // A thing may count for more than the money that it is taken for; and who moves up may come to a smaller prize.
  return { least: own.some(({ hasWorth, falls }) => hasWorth || !falls) ? 0 : Math.max(...leasts), most }
}

/** Whether a better place never has less, so that the extreme places have the extreme amounts. */
const isFalling = ({ prizes }: Race): boolean =>
  prizes.every(
    ({ amount, worth }, at) => at === 0 || (amount <= prizes[at - 1]!.amount && worth <= prizes[at - 1]!.worth),
  )
