import type { HalfPoints } from '../text/score.ts'

export interface CardRow {
  names: [first: string, second?: string]
  /** Undefined while there are no scores. */
  scores?: [first: HalfPoints, second?: HalfPoints] | undefined
  /** The side that has won, or can no longer be caught. */
  won?: 0 | 1
}

/** The content of the picture of a shared link to an event, a round or a match. */
export interface PreviewCard {
  /** Of its language; undefined from left to right. */
  direction?: 'rtl'
  /** `match` fills the card with one match; `list` shows rows. */
  layout: 'list' | 'match'
  /** The event's name. */
  event: string
  title: string
  about: string
  rows: CardRow[]
}

/** The binding to the previews Worker, which renders a card as PNG, with the event's logo if there is one. */
export interface PreviewDrawer {
  draw: (card: PreviewCard, logo?: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
}
