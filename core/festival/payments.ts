export const PAYMENT_WAYS = ['bank', 'card', 'cash', 'other'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

export const MONEY_STATES = ['free', 'due', 'part', 'paid', 'over', 'back'] as const
/** `over`: more was paid than is due. `back`: nothing is due any more, and everything was paid back. */
export type MoneyState = (typeof MONEY_STATES)[number]

export interface Money {
  /** In the currency’s smallest unit. */
  due: number
  paid: number
  state: MoneyState
}

/** What a person owes, from the prices of the places they have and the list of their payments. */
export function moneyOf(prices: readonly number[], payments: readonly number[]): Money {
  const due = sum(prices)
  const paid = sum(payments)
  return { due, paid, state: stateOf(due, paid, payments.length > 0) }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

function stateOf(due: number, paid: number, hasPaid: boolean): MoneyState {
  if (paid > due) return 'over'
  if (due === 0) return hasPaid ? 'back' : 'free'
  if (paid === due) return 'paid'
  return paid > 0 ? 'part' : 'due'
}
