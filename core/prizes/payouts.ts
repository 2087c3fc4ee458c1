import { divided, sumOf } from './divide.ts'
import type { Award, Contender, ShareRounding, How, Race } from './race.ts'

/** What a race pays to those of its contenders who still compete for it. Nobody is named who gets nothing. */
export function payouts(race: Race, at: number, division: ShareRounding, isIn: (person: number) => boolean): Award[] {
  const { prizes, contenders } = race
  const awards: Award[] = []
  let place = 0
  for (let next = 0; next < contenders.length && place < prizes.length;) {
    const { level } = contenders[next]!
    const group: Contender[] = []
    for (; next < contenders.length && contenders[next]!.level === level; next++)
      if (isIn(contenders[next]!.person)) group.push(contenders[next]!)
    if (group.length === 0) continue
    awards.push(...groupPayouts(race, at, group, place, division))
    place += group.length
  }
  return awards
}

/** What each of `size` contenders gets who are level on points behind `first` others. */
export function groupMoney(race: Race, first: number, size: number, division: ShareRounding) {
  const amounts = Array.from({ length: size }, (_, index) => race.prizes[first + index]?.amount ?? 0)
  const sharers = race.sharing === 'place' ? 0 : sharersOf(race, amounts)
  const shared = amounts.slice(0, sharers)
  const sum = sumOf(shared)
  const parts = shared.map((amount) => (race.sharing === 'equal' ? 2 * sum : amount * sharers + sum))
  return { amounts, sharers, sum, money: [...divided(parts, 2 * sharers, division), ...amounts.slice(sharers)] }
}

function groupPayouts(race: Race, at: number, group: Contender[], first: number, division: ShareRounding): Award[] {
  const own = group.map((_, index) => race.prizes[first + index])
  const { amounts, sharers, sum, money } = groupMoney(race, first, group.length, division)
  const how = (index: number): How => {
    const others = group.filter((_, other) => other !== index).map(({ person }) => person)
    if (others.length === 0) return { kind: 'alone' }
    const isOpen = group.some(
      ({ rank }, other) => other !== index && rank === group[index]!.rank && differ(own, other, index),
    )
    const isCut = sharers < group.length
    if (index >= sharers) return { kind: 'place', others, isOpen }
    if (race.sharing === 'equal') return { kind: 'equal', others, sum, isCut }
    return { kind: 'hort', others, sum, own: amounts[index]!, isCut, isOpen }
  }
  return group.flatMap(({ person }, index) => {
    const paid = money[index]!
    const thing = own[index]?.thing ?? ''
    if (paid === 0 && thing === '') return []
    const worth = paid + (own[index]?.worth ?? 0)
    return [{ person, race: at, place: first + index + 1, money: paid, thing, worth, how: how(index) }]
  })
}

const differ = (own: readonly (Race['prizes'][number] | undefined)[], one: number, other: number): boolean =>
  own[one]?.amount !== own[other]?.amount || own[one]?.thing !== own[other]?.thing

/** How many of those level share: as many as possible while the smallest share is not below the least; 0: nobody. */
function sharersOf({ sharing, leastShare }: Race, amounts: readonly number[]): number {
  for (let count = amounts.length; count > 1; count--) {
    const equal = sumOf(amounts.slice(0, count)) / count
    if ((sharing === 'equal' ? equal : (amounts[count - 1]! + equal) / 2) >= leastShare) return count
  }
  return 0
}
