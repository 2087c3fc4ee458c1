import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { spokenName } from '#core/rows/individual-names.ts'
import type { IndividualRow } from '#core/rows/individual-row.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import type { RoundMatch } from './round-matches.ts'

export interface BoardPerson {
  name: string
  title: string
  /** 0 when unrated. */
  rating: number
}

/** The person behind a name as played, by the match and the position of the side. */
export type CardPeople = (match: Pick<RoundMatch, 'sides' | 'team'>, side: number, playedAs: string) => BoardPerson

const NOBODY: readonly IndividualRow[] = []

/** The names of the teams’ lists in place of those at the chess site, once the lists are known. */
export function useBoardPeople(id: string, isTeam: boolean): CardPeople {
  const { data = NOBODY } = useQuery({ ...tournamentQueries.individuals(id), enabled: isTeam })
  return useMemo(() => boardPeople(data), [data])
}

export function boardPeople(rows: readonly IndividualRow[]): CardPeople {
  const key = (team: string, name: string) => `${team}\n${name.toLowerCase()}`
  const known = new Map(
    rows.flatMap((row) => [row.name, row.username ?? row.name].map((name) => [key(row.team, name), row] as const)),
  )
  return ({ sides, team }, at, playedAs) => {
    const side = sides[at]!
    if (!team) return { name: side.name, title: side.title, rating: side.rating }
    const row = known.get(key(side.name, playedAs))
    return { name: row ? spokenName(row.name) : playedAs, title: row?.title ?? '', rating: row?.rating ?? 0 }
  }
}
