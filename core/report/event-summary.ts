import { parseDay } from '../trf/dates.ts'
import { textOf } from '../trf/text-of.ts'
import { recordsOf, type RecordOf, type Trf } from '../trf/trf.ts'

/** Titles in the order of FIDE’s tournament report (form IT3). */
const SUMMARY_TITLES = ['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'] as const
type SummaryTitle = (typeof SUMMARY_TITLES)[number]

/** A line of the form’s table: players, from how many federations, and how many of the host. */
export interface SummaryCount {
  of: 'all' | 'rated' | 'unrated' | SummaryTitle
  players: number
  federations: number
  host: number
}

interface FederationCount {
  /** FIDE’s code; empty for players without one. */
  code: string
  players: number
  rated: number
  titled: number
}

export interface ReportSummary {
  counts: SummaryCount[]
  /** Those with most players first. */
  federations: FederationCount[]
  /** Rounds on each day, as `1-2-2`; empty if a day is unknown. */
  schedule: string
  chiefArbiter: string
  deputies: string[]
}

type Player = RecordOf<'player'>

/**
 * What FIDE’s tournament report (form IT3) says of an event, read from its file. `others`: files of further events whose
 * players are counted too.
 */
export function reportSummary(trf: Trf, others: readonly Trf[] = []): ReportSummary {
  const players = [trf, ...others].flatMap((file) => recordsOf(file, 'player').map(({ record }) => record))
  const host = textOf(trf, '032')
  const count = (of: SummaryCount['of'], is: (player: Player) => boolean): SummaryCount => {
    const those = players.filter(is)
    const codes = those.map(({ federation }) => federation).filter(Boolean)
    return {
      of,
      players: those.length,
      federations: new Set(codes).size,
      host: host === '' ? 0 : codes.filter((code) => code === host).length,
    }
  }
  return {
    counts: [
      count('all', () => true),
      count('rated', ({ rating }) => rating > 0),
      count('unrated', ({ rating }) => rating === 0),
      ...SUMMARY_TITLES.map((title) => count(title, (player) => player.title.toUpperCase() === title)),
    ],
    federations: federationCounts(players),
    schedule: schedule(trf),
    chiefArbiter: textOf(trf, '102'),
    deputies: recordsOf(trf, 'words', '112').flatMap(({ record }) => record.text || []),
  }
}

const federationCounts = (players: Player[]): FederationCount[] =>
  [...Map.groupBy(players, ({ federation }) => federation)]
    .map(([code, own]) => ({
      code,
      players: own.length,
      rated: own.filter(({ rating }) => rating > 0).length,
      titled: own.filter(({ title }) => title !== '').length,
    }))
    .toSorted((a, b) => b.players - a.players || (a.code < b.code ? -1 : 1))

function schedule(trf: Trf): string {
  const dates = recordsOf(trf, 'roundDates')[0]?.record.dates ?? []
  const days = dates.map((date) => parseDay(date))
  if (days.length === 0 || days.includes(null)) return ''
  return [...Map.groupBy(days, (day) => day).values()].map(({ length }) => length).join('-')
}
