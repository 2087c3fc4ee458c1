/** What a tournament’s organiser promises to whom. Amounts are in the currency’s smallest unit, such as cents. */
export interface PrizePlan {
  /** Three letters of ISO 4217. */
  currency: string
  onePrize: OnePrize
  rounding: Rounding
  /** “Based on so many entries”; left out if the amounts are guaranteed. */
  basedOn?: BasedOn
  /** In the order that decides between prizes of equal value. */
  categories: PrizeCategory[]
  /** Numbers of entries that get no prizes, such as an organiser’s child. */
  without: number[]
}

export const NO_PRIZES: PrizePlan = {
  currency: 'EUR',
  onePrize: 'most',
  rounding: 'exact',
  categories: [],
  without: [],
}

/**
 * Who fits several prizes gets the one worth the most (`most`), the first in the list (`first`), or all (`all`). `pool`:
 * those level on points put their prizes together (US Chess, rule 32B).
 */
export const ONE_PRIZE = ['most', 'first', 'all', 'pool'] as const
export type OnePrize = (typeof ONE_PRIZE)[number]

/** `exact`: what is left of a division goes to the best placed. `whole`: whole euros down, and the rest is kept. */
export const ROUNDINGS = ['exact', 'whole'] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** With fewer entries all amounts fall in proportion, but not below `least` percent. */
interface BasedOn {
  entries: number
  least: number
}

/**
 * How those level on points share: `place`: not at all, tie-breaks decide; `equal`: the same for each; `hort`: half the
 * prize of the own place and half an equal share.
 */
export const SHARINGS = ['place', 'equal', 'hort'] as const
export type Sharing = (typeof SHARINGS)[number]

export interface PrizeCategory {
  /** Empty: named after its condition. */
  name: string
  condition: PrizeCondition
  sharing: Sharing
  /** So many share that nobody’s part is below this; 0: all. */
  leastShare: number
  /** Given only if at least so many entries fit. */
  leastEntries: number
  /** The best placed first. */
  prizes: Prize[]
}

/** `thing` is empty, or something that can’t be divided, such as a cup. `worth`: what it counts for, beside the amount. */
export interface Prize {
  amount: number
  thing: string
  worth: number
}

/** Who belongs to a category: all that is given has to hold. Empty: everybody. */
export interface PrizeCondition {
  sex?: 'm' | 'w'
  /** Of the age reached in the event’s year, both included: U18 is `ageTo: 18`. */
  ageFrom?: number
  ageTo?: number
  /** Both included. Unrated players are only in if `unrated` says so. */
  ratingFrom?: number
  ratingTo?: number
  /** `with`: also unrated players; `only`: none but them. */
  unrated?: 'with' | 'only'
  club?: string
  /** FIDE’s three-letter code. */
  federation?: string
  /** The group for prizes that an entry has. */
  group?: string
  pool?: number
  /** Numbers of entries. */
  nos?: number[]
}
