import { startOrder, type Start } from '../text/start.ts'
import type { ProfileEntry } from './profile.ts'

interface SeasonRow {
  tournamentId: string
  name: string
  href: string
  isLive: boolean
  /** Null if nobody is ranked, or it isn’t known. */
  rank: number | null
  /** Plain points. */
  points: number | null
}

export interface Season {
  year: number
  rows: SeasonRow[]
  won: number
  drawn: number
  lost: number
}

const yearOf = (start: Start): number => new Date(startOrder(start)).getUTCFullYear()

/** The events of a calendar year that have begun, those that go on first, then the latest. */
export function season(entries: readonly ProfileEntry[], year: number): Season {
  const ofYear = entries.filter(
    ({ round, createdAt, tournament }) => round > 0 && yearOf(tournament.startedAt ?? createdAt) === year,
  )
  const results = ofYear.flatMap(({ histories }) => histories.flatMap(({ played, match }) => (played ? [match] : [])))
  const count = (result: number): number => results.filter((one) => one === result).length
  return {
    year,
    rows: ofYear
      .toSorted((a, b) => Number(b.active) - Number(a.active) || beginning(b) - beginning(a))
      .map(({ tournamentId, name, active, tournament, standing }) => ({
        tournamentId,
        name,
        href: tournament.href,
        isLive: active,
        rank: standing?.rank ?? null,
        points: standing?.points ?? null,
      })),
    won: count(1),
    drawn: count(0.5),
    lost: count(0),
  }
}

const beginning = ({ createdAt, tournament }: ProfileEntry): number => startOrder(tournament.startedAt ?? createdAt)
