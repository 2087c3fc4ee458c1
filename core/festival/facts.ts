import type { Day } from '../text/start.ts'
import type { OverallPlan } from './overall-prizes.ts'
import type { PriceRule } from './price.ts'

export const FESTIVAL_STAGES = ['draft', 'public', 'closed'] as const
export type FestivalStage = (typeof FESTIVAL_STAGES)[number]

/** A person plays one main section, unless the festival allows several; side events are free for all. */
export const SECTION_KINDS = ['main', 'side'] as const
export type SectionKind = (typeof SECTION_KINDS)[number]

/** Who may enter a section; null or empty: no condition. */
export interface SectionRule {
  ratingFrom: number | null
  ratingTo: number | null
  /** Years of birth. */
  birthFrom: number | null
  birthTo: number | null
  sex: 'm' | 'w' | null
  /** FIDE’s codes. */
  federations: string[]
  /** Whether players without a rating may enter where ratings count. */
  unrated: boolean
  /** Whether players below the least rating may enter. */
  playingUp: boolean
}

export interface FestivalSection {
  /** The tournament’s id. */
  tournament: string
  /** Its name in lists of the festival: `Open A`. */
  word: string
  kind: SectionKind
  /** The most places; null: no limit. */
  cap: number | null
  /** The number of its first board in the hall; null: after the section before it. Side events begin at 1. */
  firstBoard: number | null
  /** In the currency’s smallest unit. */
  fee: number
  /** Entries by form close then, in ms; null: with the festival’s. */
  closesAt: number | null
  rule: SectionRule
  /** The tournament’s website before the link to the festival took its place. */
  website: string | null
}

export interface PaymentAccount {
  holder: string
  iban: string
  /** Empty: not needed within the SEPA. */
  bic: string
}

/** What all sections share, and how people enter. */
export interface FestivalHead {
  name: string
  place: string | null
  federation: string | null
  timeZone: string | null
  firstDay: Day | null
  lastDay: Day | null
  logoURL: string | null
  website: string | null
  rulesURL: string | null
  /** Markdown. */
  description: string | null
  /** Whom to ask, on the public page. */
  contact: string | null
  currency: string
  /** Whether the entry form is open, and until when in ms. */
  entriesOpen: boolean
  entriesUntil: number | null
  /** Places in main sections together; null: no limit. */
  hallCap: number | null
  /** Whether the desk accepts each entry. */
  entriesAsk: boolean
  severalMain: boolean
  /** How long a freed place is held for the next in the list; 0: it is theirs at once. */
  holdHours: number
  account: PaymentAccount | null
  /** Where people pay by card: the organiser’s own page. */
  cardURL: string | null
  prices: PriceRule[]
  /** Prizes over the sections; null: none. */
  overallPrizes: OverallPlan | null
  /** Boards left free between two sections in the hall. */
  boardGap: number
}

/** A festival’s facts. Like a tournament’s snapshot it holds nothing that can be computed. */
export interface FestivalFacts extends FestivalHead {
  id: string
  /** Increases by one with every change, also of its people. */
  version: number
  stage: FestivalStage
  sections: FestivalSection[]
}

export const OPEN_RULE: SectionRule = {
  ratingFrom: null,
  ratingTo: null,
  birthFrom: null,
  birthTo: null,
  sex: null,
  federations: [],
  unrated: true,
  playingUp: false,
}

export const BLANK_HEAD: FestivalHead = {
  name: '',
  place: null,
  federation: null,
  timeZone: null,
  firstDay: null,
  lastDay: null,
  logoURL: null,
  website: null,
  rulesURL: null,
  description: null,
  contact: null,
  currency: 'EUR',
  entriesOpen: false,
  entriesUntil: null,
  hallCap: null,
  entriesAsk: false,
  severalMain: false,
  holdHours: 48,
  account: null,
  cardURL: null,
  prices: [],
  overallPrizes: null,
  boardGap: 0,
}

/** The festival before `createFestival`; version 0 is never stored. */
export const unmadeFestival = (id: string): FestivalFacts => ({
  ...BLANK_HEAD,
  id,
  version: 0,
  stage: 'draft',
  sections: [],
})

export const sectionOf = ({ sections }: FestivalFacts, tournament: string): FestivalSection | undefined =>
  sections.find((section) => section.tournament === tournament)
