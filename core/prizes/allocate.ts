import { payouts } from './payouts.ts'
import { pooled } from './pool.ts'
import type { OnePrize } from '../tournament/prizes.ts'
import type { Award, ShareRounding, Race, Unclaimed } from './race.ts'

export interface Allocation {
  /** By race, the best placed first. */
  awards: Award[]
  /** Awards that somebody left because another one counts for more. */
  left: Departure[]
  unclaimed: Unclaimed[]
}

export interface Departure {
  person: number
  /** The race that the person left, and the money and place it would have paid then. */
  race: number
  place: number
  money: number
  /** The race whose prize the person keeps. */
  kept: number
  /**
   * Somebody below, level on points, now gets more by the race that was left than the person keeps: alone there, it would
   * have been worth more to stay.
   */
  isOvertaken: boolean
}

/**
 * Gives the prizes of all races: all compete everywhere at first. As long as somebody would get two prizes, the most
 * valuable of these is kept, its winner leaves the other races, and these are reckoned again, so that those below move
 * up. Taking the most valuable first means that nothing which is freed later is worth more than what its winner kept,
 * except by a share that grows (`isOvertaken`).
 */
export function allocate(races: readonly Race[], onePrize: OnePrize, division: ShareRounding): Allocation {
  if (onePrize === 'pool') return { ...pooled(races, division), left: [] }
  const out = races.map(() => new Set<number>())
  const pay = (race: number): Award[] => payouts(races[race]!, race, division, (person) => !out[race]!.has(person))
  const paid = races.map((_, race) => pay(race))
  const left: Departure[] = []
  const next = (): Award[] => (onePrize === 'all' ? [] : firstConflict(paid, onePrize))
  for (let [kept, ...others] = next(); kept; [kept, ...others] = next()) {
    for (const { person, race, place, money } of others) {
      out[race]!.add(person)
      left.push({ person, race, place, money, kept: kept.race, isOvertaken: false })
      paid[race] = pay(race)
    }
  }
  return {
    awards: paid.flat(),
    left: left.map((one) => ({ ...one, isOvertaken: onePrize === 'most' && isOvertaken(one, races, paid) })),
    unclaimed: races.flatMap(({ prizes, contenders }, race) =>
      prizes.flatMap((_, index) => (index < contenders.length - out[race]!.size ? [] : [{ race, index }])),
    ),
  }
}

/** The awards of one person who has several, the one to keep first; empty if nobody has. */
function firstConflict(paid: readonly Award[][], onePrize: OnePrize): Award[] {
  const byPerson = new Map<number, Award[]>()
  for (const award of paid.flat()) {
    const own = byPerson.get(award.person)
    if (own) own.push(award)
    else byPerson.set(award.person, [award])
  }
  const before = (one: Award, other: Award): number =>
    (onePrize === 'most' ? other.worth - one.worth : 0) || one.race - other.race || one.place - other.place
  let first: Award[] = []
  for (const awards of byPerson.values()) {
    if (awards.length < 2) continue
    awards.sort(before)
    if (first.length === 0 || before(awards[0]!, first[0]!) < 0) first = awards
  }
  return first
}

function isOvertaken({ person, race, kept }: Departure, races: readonly Race[], paid: readonly Award[][]): boolean {
  const { contenders } = races[race]!
  const at = contenders.findIndex((one) => one.person === person)
  const below = new Set(
    contenders.filter((one, index) => index > at && one.level === contenders[at]!.level).map((one) => one.person),
  )
  const own = paid[kept]!.find((award) => award.person === person)
  return paid[race]!.some((award) => below.has(award.person) && own !== undefined && award.worth > own.worth)
}
