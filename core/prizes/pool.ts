import { divided, sumOf } from './divide.ts'
import type { Award, ShareRounding, Race, Unclaimed } from './race.ts'

/** A prize that is still to be given: `index` is its position in its race. */
interface OpenPrize {
  race: number
  index: number
  amount: number
}

interface Sharer {
  person: number
  /** Races that the person is in. */
  races: ReadonlySet<number>
}

/**
 * US Chess, rule 32B: one money prize a person. Those level put the best prizes they can win together, at most one for
 * each of them, and divide the sum. Nobody gets more than the best prize open to them without the tie, and those who do
 * better by a prize that the others can’t win divide that one alone. Things go by place.
 */
export function pooled(races: readonly Race[], division: ShareRounding): { awards: Award[]; unclaimed: Unclaimed[] } {
  const open: OpenPrize[] = races.flatMap(({ prizes }, race) =>
    prizes.flatMap(({ amount }, index) => (amount > 0 ? [{ race, index, amount }] : [])),
  )
  const awards: Award[] = []
  for (const group of groupsOf(races)) {
    let rest = group
    while (rest.length > 0 && open.length > 0) {
      const pool = [...holdersOf(rest, open).values()]
      if (pool.length === 0) break
      const { winners, prizes } = aloneBetter(rest, pool) ?? { winners: rest, prizes: pool }
      awards.push(...sharesOf(winners, prizes, division))
      for (const prize of prizes) open.splice(open.indexOf(prize), 1)
      rest = rest.filter((winner) => !winners.includes(winner))
    }
  }
  const all = [...awards, ...things(races, awards)].toSorted((a, b) => a.race - b.race || a.place - b.place)
  const left = races.flatMap(({ prizes }, race) =>
    prizes.flatMap(({ amount, thing }, index) => {
      const isOpen =
        amount > 0
          ? open.some((prize) => prize.race === race && prize.index === index)
          : !all.some((award) => award.race === race && award.thing === thing)
      return isOpen ? [{ race, index }] : []
    }),
  )
  return { awards: all, unclaimed: left }
}

/** All contenders by level, the best placed first. */
function groupsOf(races: readonly Race[]): Sharer[][] {
  const levels = new Map<number, Map<number, Set<number>>>()
  for (const [race, { contenders }] of races.entries())
    for (const { person, level } of contenders) {
      const group = levels.get(level) ?? new Map<number, Set<number>>()
      group.set(person, (group.get(person) ?? new Set()).add(race))
      levels.set(level, group)
    }
  return [...levels]
    .toSorted(([one], [other]) => one - other)
    .map(([, group]) => [...group].map(([person, own]) => ({ person, races: own })))
}

/**
 * The prizes with the greatest sum that these could win, one each, by their winner. Taking the greatest first is best, as
 * in any matching; of equal ones places come before classes, which are listed later.
 */
function holdersOf(group: readonly Sharer[], open: readonly OpenPrize[]): Map<Sharer, OpenPrize> {
  const holders = new Map<Sharer, OpenPrize>()
  const place = (prize: OpenPrize, seen: Set<Sharer>): boolean =>
    group.some((winner) => {
      if (seen.has(winner) || !winner.races.has(prize.race)) return false
      seen.add(winner)
      const held = holders.get(winner)
      if (held && !place(held, seen)) return false
      holders.set(winner, prize)
      return true
    })
  for (const prize of open.toSorted((a, b) => b.amount - a.amount || a.race - b.race || a.index - b.index))
    if (holders.size < group.length) place(prize, new Set())
  return holders
}

const canWin = (winner: Sharer, prizes: readonly OpenPrize[]): OpenPrize[] =>
  prizes.filter(({ race }) => winner.races.has(race))

/** Those who get more by prizes of one category, which the others can’t win, than by their part of the pool. */
function aloneBetter(group: readonly Sharer[], pool: readonly OpenPrize[]) {
  const parts = exactShares(group, pool)
  const splits = [...new Set(pool.map(({ race }) => race))].flatMap((race) => {
    const winners = group.filter(({ races }) => races.has(race))
    if (winners.length === group.length) return []
    const prizes = pool.filter((prize) => prize.race === race)
    const each = sumOf(prizes.map(({ amount }) => amount)) / winners.length
    return winners.every((winner) => each > parts[group.indexOf(winner)]!) ? [{ winners, prizes, each }] : []
  })
  return splits.toSorted((a, b) => b.each - a.each)[0]
}

/** Equal parts, none above the best prize that its winner could win. */
function exactShares(group: readonly Sharer[], pool: readonly OpenPrize[]): number[] {
  const caps = group.map((winner) => Math.max(0, ...canWin(winner, pool).map(({ amount }) => amount)))
  const parts = group.map(() => 0)
  let sum = sumOf(pool.map(({ amount }) => amount))
  let free = group.map((_, at) => at).toSorted((a, b) => caps[a]! - caps[b]!)
  while (free.length > 0) {
    const [lowest] = free
    const each = sum / free.length
    if (caps[lowest!]! >= each) {
      for (const at of free) parts[at] = each
      break
    }
    parts[lowest!] = caps[lowest!]!
    sum -= caps[lowest!]!
    free = free.slice(1)
  }
  return parts
}

function sharesOf(group: readonly Sharer[], pool: readonly OpenPrize[], division: ShareRounding): Award[] {
  const sum = sumOf(pool.map(({ amount }) => amount))
  const exact = exactShares(group, pool)
  const highest = Math.max(...exact)
  const isCapped = exact.map((part) => part < highest)
  const free = group.filter((_, at) => !isCapped[at])
  // The caps are whole amounts; the rest is divided, so that nothing is lost.
  const rest = sum - sumOf(exact.filter((_, at) => isCapped[at]))
  const equal = divided(
    free.map(() => rest),
    free.length,
    division,
  )
  const holders = holdersOf(group, pool)
  return group.flatMap((winner, at): Award[] => {
    const money = isCapped[at] ? exact[at]! : equal[free.indexOf(winner)]!
    const prize = holders.get(winner) ?? canWin(winner, pool)[0]
    if (money === 0 || !prize) return []
    const others = group.filter((other) => other !== winner).map(({ person }) => person)
    const how: Award['how'] =
      others.length === 0 ? { kind: 'alone' } : { kind: 'pool', others, sum, isCapped: isCapped[at]! }
    const { race, index } = prize
    return [{ person: winner.person, race, place: index + 1, money, thing: '', worth: money, how }]
  })
}

/** Each thing goes to the best placed who has none yet. */
function things(races: readonly Race[], awards: Award[]): Award[] {
  const given = new Set<number>()
  return races.flatMap(({ prizes, contenders }, race) =>
    prizes.flatMap(({ thing, worth }, index): Award[] => {
      const winner = thing === '' ? undefined : contenders.find(({ person }) => !given.has(person))
      if (!winner) return []
      given.add(winner.person)
      const others = contenders.filter((one) => one !== winner && one.level === winner.level)
      const isOpen = others.some(({ rank }) => rank === winner.rank)
      const own = awards.find((award) => award.person === winner.person && award.race === race)
      if (own) {
        own.thing = thing
        own.worth += worth
        return []
      }
      const how: Award['how'] =
        others.length === 0 ? { kind: 'alone' } : { kind: 'place', others: others.map(({ person }) => person), isOpen }
      return [{ person: winner.person, race, place: index + 1, money: 0, thing, worth, how }]
    }),
  )
}
