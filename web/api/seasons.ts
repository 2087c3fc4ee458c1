import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

/** Without a season, the current one. */
const ofSeason = (season: string | undefined) => (season === undefined ? {} : { season })

/** A season with running rounds is asked for again this often, in case its rooms say nothing. */
const REFETCH_INTERVAL = 60_000

export const seasonQueries = {
  leagues: () => queryOptions({ queryKey: queryKeys.leagues(), queryFn: ({ signal }) => get('/leagues', { signal }) }),
  league: (league: string) =>
    queryOptions({
      queryKey: queryKeys.league(league),
      queryFn: ({ signal }) => get('/league/:id/getLeague', { id: league, signal }),
    }),
  season: (league: string, season?: string) =>
    queryOptions({
      queryKey: queryKeys.season(league, season),
      queryFn: ({ signal }) => get('/league/:id/getSeason', { id: league, query: ofSeason(season), signal }),
      refetchInterval: ({ state: { data } }) => data?.season.state === 'running' && REFETCH_INTERVAL,
    }),
  fixtures: (league: string, season?: string) =>
    queryOptions({
      queryKey: queryKeys.seasonFixtures(league, season),
      queryFn: ({ signal }) => get('/league/:id/getFixtures', { id: league, query: ofSeason(season), signal }),
    }),
  teams: (league: string, season?: string) =>
    queryOptions({
      queryKey: queryKeys.seasonTeams(league, season),
      queryFn: ({ signal }) => get('/league/:id/getTeams', { id: league, query: ofSeason(season), signal }),
    }),
  history: (league: string) =>
    queryOptions({
      queryKey: queryKeys.leagueHistory(league),
      queryFn: ({ signal }) => get('/league/:id/getHistory', { id: league, signal }),
    }),
  rulings: (league: string, season?: string) =>
    queryOptions({
      queryKey: queryKeys.seasonRulings(league, season),
      queryFn: ({ signal }) => get('/league/:id/getRulings', { id: league, query: ofSeason(season), signal }),
    }),
  records: (league: string) =>
    queryOptions({
      queryKey: queryKeys.leagueRecords(league),
      queryFn: ({ signal }) => get('/league/:id/getRecords', { id: league, signal }),
    }),
  meetings: (league: string, first?: string, second?: string) =>
    queryOptions({
      queryKey: queryKeys.leagueMeetings(league, first, second),
      queryFn: ({ signal }) =>
        get('/league/:id/getMeetings', {
          id: league,
          query: { ...(first !== undefined && { first }), ...(second !== undefined && { second }) },
          signal,
        }),
    }),
  ownEntries: (league: string, season: string) =>
    queryOptions({
      queryKey: queryKeys.ownSeasonEntries(league, season),
      queryFn: ({ signal }) => get('/league/:id/getOwnEntries', { id: league, query: { season }, signal }),
    }),
  desk: (league: string, season: string) =>
    queryOptions({
      queryKey: queryKeys.seasonDesk(league, season),
      queryFn: ({ signal }) => get('/league/:id/getSeasonDesk', { id: league, query: { season }, signal }),
    }),
  changes: (league: string, season: string) =>
    queryOptions({
      queryKey: queryKeys.seasonChanges(league, season),
      queryFn: ({ signal }) => get('/league/:id/getSeasonChanges', { id: league, query: { season }, signal }),
    }),
}

export const enterSeason = (league: string, body: BodyOf<'/league/:id/enterSeason'>, key: string) =>
  post('/league/:id/enterSeason', { id: league, body, key })
export const leaveSeason = (league: string, body: BodyOf<'/league/:id/leaveSeason'>, key: string) =>
  post('/league/:id/leaveSeason', { id: league, body, key })
