import type { FestivalFacts, FestivalHead, FestivalSection, FestivalStage } from './facts.ts'

/** What happened to people, in the history only: their places and payments are rows of their own. */
type PersonEvent =
  | 'entered'
  | 'left'
  | 'accepted'
  | 'declined'
  | 'offered'
  | 'tookOffer'
  | 'lapsed'
  | 'putBack'
  | 'movedUp'
  | 'waits'
  | 'moved'
  | 'corrected'
  | 'paid'
  | 'paymentRemoved'

/** Every act on a festival: plain data, stored with its inverse. */
export type FestivalAct =
  | { type: 'createFestival'; head: FestivalHead }
  | { type: 'editFestival'; change: Partial<FestivalHead> }
  | { type: 'setStage'; stage: FestivalStage }
  | { type: 'addSection'; section: FestivalSection }
  | { type: 'changeSection'; tournament: string; change: Partial<FestivalSection> }
  | { type: 'orderSections'; order: string[] }
  | { type: 'removeSection'; tournament: string }
  | {
      type: 'tell'
      event: PersonEvent
      person: number
      /** The words of sections. */
      section?: string
      to?: string
      /** In the currency’s smallest unit. */
      amount?: number
    }

export type FestivalActOf<Type extends FestivalAct['type']> = Extract<FestivalAct, { type: Type }>

/** A change of a festival: the facts before and after, and the acts that undo it; null if it can’t be undone. */
export interface FestivalPlan {
  before: FestivalFacts
  after: FestivalFacts
  acts: FestivalAct[]
  inverse: FestivalAct[] | null
}
