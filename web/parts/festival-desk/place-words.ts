import * as say from '#words/festivalDesk.js'
import type { PlaceState } from '#core/festival/waiting.ts'
import type { MoneyState, PaymentWay } from '#core/festival/payments.ts'

export const PLACE_WORDS: Record<PlaceState, () => string> = {
  asked: say.stateAsked,
  waiting: say.stateWaiting,
  offered: say.stateOffered,
  in: say.stateIn,
  out: say.stateOut,
  lapsed: say.stateLapsed,
}

export const MONEY_WORDS: Record<MoneyState, () => string> = {
  free: say.moneyFree,
  due: say.moneyDue,
  part: say.moneyPart,
  paid: say.moneyPaid,
  over: say.moneyOver,
  back: say.moneyBack,
}

export const WAY_WORDS: Record<PaymentWay, () => string> = {
  bank: say.wayBank,
  card: say.wayCard,
  cash: say.wayCash,
  other: say.wayOther,
}
