import { parseMoney, plainMoney } from '#core/prizes/money.ts'
import type { PrizeCategory, PrizeCondition, Sharing } from '#core/tournament/prizes.ts'

/** A category as it is typed: all fields are texts, and an empty one is no condition. */
export interface CategoryDraft {
  name: string
  sex: 'all' | 'm' | 'w'
  ageFrom: string
  ageTo: string
  ratingFrom: string
  ratingTo: string
  unrated: 'out' | 'with' | 'only'
  club: string
  federation: string
  group: string
  /** Its index, counted from 0. */
  pool: string
  /** Numbers of the only entries that compete; none: all may. */
  nos: readonly number[]
  sharing: Sharing
  leastShare: string
  leastEntries: string
  prizes: PrizeDraft[]
}

export interface PrizeDraft {
  amount: string
  thing: string
  worth: string
}

export const emptyPrize: PrizeDraft = { amount: '', thing: '', worth: '' }

export function draftOf(category: PrizeCategory, currency: string): CategoryDraft {
  const { condition } = category
  const money = (amount: number): string => (amount === 0 ? '' : plainMoney(amount, currency))
  return {
    name: category.name,
    sex: condition.sex ?? 'all',
    ageFrom: text(condition.ageFrom),
    ageTo: text(condition.ageTo),
    ratingFrom: text(condition.ratingFrom),
    ratingTo: text(condition.ratingTo),
    unrated: condition.unrated ?? 'out',
    club: condition.club ?? '',
    federation: condition.federation ?? '',
    group: condition.group ?? '',
    pool: text(condition.pool),
    nos: condition.nos ?? [],
    sharing: category.sharing,
    leastShare: money(category.leastShare),
    leastEntries: category.leastEntries === 0 ? '' : String(category.leastEntries),
    prizes: category.prizes.map(({ amount, thing, worth }) => ({ amount: money(amount), thing, worth: money(worth) })),
  }
}

const text = (value: number | undefined): string => (value === undefined ? '' : String(value))

/** The category; a wrong amount is negative, which the server refuses with a sentence. Empty lines are left out. */
export function categoryOf(draft: CategoryDraft, currency: string): PrizeCategory {
  const money = (typed: string): number => (typed.trim() === '' ? 0 : (parseMoney(typed, currency) ?? -1))
  return {
    name: draft.name.trim(),
    condition: conditionOf(draft),
    sharing: draft.sharing,
    leastShare: money(draft.leastShare),
    leastEntries: Number(draft.leastEntries) || 0,
    prizes: draft.prizes
      .filter(({ amount, thing }) => amount.trim() !== '' || thing.trim() !== '')
      .map(({ amount, thing, worth }) => ({ amount: money(amount), thing: thing.trim(), worth: money(worth) })),
  }
}

function conditionOf(draft: CategoryDraft): PrizeCondition {
  const number = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed))
  const hasBand = draft.ratingFrom.trim() !== '' || draft.ratingTo.trim() !== ''
  const condition = {
    sex: draft.sex === 'all' ? undefined : draft.sex,
    ageFrom: number(draft.ageFrom),
    ageTo: number(draft.ageTo),
    ratingFrom: draft.unrated === 'only' ? undefined : number(draft.ratingFrom),
    ratingTo: draft.unrated === 'only' ? undefined : number(draft.ratingTo),
    unrated: draft.unrated === 'only' || (draft.unrated === 'with' && hasBand) ? draft.unrated : undefined,
    club: draft.club || undefined,
    federation: draft.federation || undefined,
    group: draft.group || undefined,
    pool: number(draft.pool),
    nos: draft.nos.length > 0 ? [...draft.nos] : undefined,
  }
  return Object.fromEntries(Object.entries(condition).filter(([, value]) => value !== undefined)) as PrizeCondition
}
