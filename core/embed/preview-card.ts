import type { HalfPoints } from '../text/score.ts'

/** A line of a card: who, and a figure. */
export interface CardRow {
  names: [first: string, second?: string]
  /** Undefined before there are any. */
  scores?: [first: HalfPoints, second?: HalfPoints] | undefined
}

/** What the picture of a shared link says: of an event, a round of it or a match. */
export interface PreviewCard {
  /** One match fills the card; else its rows are listed. */
  layout: 'list' | 'match'
  /** The event. */
  event: string
  title: string
  about: string
  rows: CardRow[]
}

/** What the Worker of the previews does for the site's: a card as PNG, with the event's logo where there is one. */
export interface PreviewDrawer {
  draw: (card: PreviewCard, logo?: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
}
