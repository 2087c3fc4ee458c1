import type { PaymentAccount, FestivalHead, FestivalStage, SectionKind, SectionRule } from '../festival/facts.ts'
import type { Money, PaymentWay } from '../festival/payments.ts'
import type { FestivalPerson } from '../festival/person.ts'
import type { PlaceState } from '../festival/waiting.ts'
import type { Day, Start } from '../text/start.ts'
import type { EventSummary } from './event-summary.ts'

/** What the API returns about festivals. Times are in ms, money in the currency’s smallest unit. */

/** A festival in the list of festivals. */
export interface FestivalRow {
  /** The word in its address. */
  id: string
  name: string
  logoURL: string | null
  place: string | null
  firstDay: Day | null
  lastDay: Day | null
  sections: number
}

export const SECTION_STATES = ['draft', 'before', 'playing', 'between', 'over'] as const
/** `between`: between two rounds. */
export type SectionState = (typeof SECTION_STATES)[number]

/** A section as the festival’s page shows it. */
export interface SectionRow extends Omit<EventSummary, 'leading' | 'points'> {
  /** In addresses: the vanity address, else the tournament’s id. */
  id: string
  /** The tournament’s id. */
  tournament: string
  version: number
  word: string
  name: string
  kind: SectionKind
  state: SectionState
  /** Rounds of the whole section; null if it isn’t known. */
  rounds: number | null
  /** Players who haven’t withdrawn. */
  players: number
  /** The points of those who lead; null without any. */
  points: number | null
  timeControl: string | null
  starts: (Start | null)[]
  timeZone: string | null
  cap: number | null
  /** Places left; null without a limit. */
  left: number | null
  waiting: number
  fee: number
  rule: SectionRule
  /** Numbers of its boards in the hall; null without boards. */
  boards: { first: number; last: number } | null
  /** Whether one may enter by the form now. */
  isOpen: boolean
  /** When entries close; null without a closing date. */
  closesAt: number | null
}

/** What everybody may know of a festival. */
export type PublicFestival = Omit<
  FestivalHead,
  'account' | 'cardURL' | 'boardGap' | 'hallCap' | 'holdHours' | 'overallPrizes'
> & {
  id: string
  version: number
  stage: FestivalStage
  /** The owner’s username; null if the account was deleted. */
  owner: string | null
  /** Whether there are prizes over its sections. */
  hasPrizes: boolean
  /** Whether the reader may manage it. */
  isManager: boolean
}

export interface FestivalAnswer {
  festival: PublicFestival
  sections: SectionRow[]
}

/** A player of one section in the list of all. */
export interface FestivalEntry {
  section: string
  no: number
  name: string
  title: string
  rating: number
  nationality: string
}

/** Where a player sits: one line for each player, for the list by names. */
export interface FestivalSeat {
  name: string
  section: string
  /** The word of the section. */
  word: string
  no: number
  /** Number in the hall; null in a bye. */
  board: number | null
  colour: 'w' | 'b' | null
  /** null in a bye. */
  opponent: string | null
}

export interface FestivalPairings {
  /** Sections with a published round, and which one. */
  rounds: { section: string; word: string; round: number; start: Start | null }[]
  seats: FestivalSeat[]
}

/** A place as the person who entered sees it. */
export interface OwnPlace {
  section: string
  word: string
  state: PlaceState
  /** In the waiting list: 1 is the next. */
  queue: number | null
  offeredUntil: number | null
  price: number
}

/** The page of one’s own entry, by the secret in its link. */
export interface FestivalOwnEntry {
  festival: PublicFestival
  no: number
  name: string
  person: FestivalPerson
  reference: string
  /** ISO 11649. */
  creditorReference: string
  places: OwnPlace[]
  money: Money
  /** How to pay what is due; null if the festival names no account. */
  account: PaymentAccount | null
  /** The text of the code for banking apps (EPC069-12); null outside the euro. */
  payload: string | null
  /** With the reference; null if the festival has none. */
  cardURL: string | null
}

/** A person at the desk. */
export interface DeskPerson extends FestivalPerson {
  no: number
  email: string | null
  note: string | null
  reference: string
  createdAt: number
  places: DeskPlace[]
  money: Money
}

export interface DeskPlace {
  section: string
  state: PlaceState
  askedAt: number
  offeredUntil: number | null
  price: number
  /** Their number in the section’s list; null: not in it. */
  entry: number | null
}

export interface DeskPayment {
  no: number
  person: number
  amount: number
  way: PaymentWay
  day: Day
  note: string | null
  by: string | null
  at: number
}

export interface FestivalRegister {
  people: DeskPerson[]
  payments: DeskPayment[]
}

/** A section at the desk, with its settings in the festival. */
export interface DeskSection extends SectionRow {
  firstBoard: number | null
  ownClosesAt: number | null
}

export interface FestivalDesk {
  festival: FestivalHead & { id: string; version: number; stage: FestivalStage; owner: string | null }
  sections: DeskSection[]
  /** Words of main sections whose boards overlap. */
  overlaps: [string, string][]
  /** Usernames of those who run it beside the owner. */
  staff: string[]
}
