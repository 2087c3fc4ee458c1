import type { FestivalPerson } from './person.ts'
import { priceOf, type PriceRule } from './price.ts'

interface MovedBetween {
  tournament: string
  fee: number
  /** The latest drawn round; 0 before the first. */
  round: number
  /** Places left; null without a limit. */
  left: number | null
}

interface MovePlan {
  /** Before round 1 the entry is removed, later it is withdrawn: games stay where they were played. */
  leaves: 'removed' | 'withdrawn'
  /** The first round that they miss in the old section. */
  withdrawnFrom: number
  /** Rounds of the new section that were drawn without them. */
  byes: number
  isOverCap: boolean
  /** What the new place costs more, in the currency’s smallest unit; negative: less. */
  difference: number
}

/** What follows when a person moves from one section to another; `nth` of their sections is the new one, from 1. */
export function movePlan(
  prices: readonly PriceRule[],
  person: FestivalPerson,
  place: { price: number; askedAt: number },
  from: MovedBetween,
  to: MovedBetween,
  nth: number,
): MovePlan {
  const price = priceOf(prices, { person, tournament: to.tournament, fee: to.fee, at: place.askedAt, nth })
  return {
    leaves: from.round === 0 ? 'removed' : 'withdrawn',
    withdrawnFrom: from.round + 1,
    byes: to.round,
    isOverCap: to.left !== null && to.left <= 0,
    difference: price - place.price,
  }
}
