import { leagueHistory } from '#core/rows/league-history.ts'
import type { LeagueHistory } from '#core/rows/season-past.ts'
import { findSeason } from '../data/seasons.ts'
import type { Caller } from './caller.ts'
import { leagueHead, type LoadedLeague } from './seasons.ts'

/** Closed seasons that are read, the newest ones: their final tables are frozen, so nothing else is needed. */
const MOST = 40

export async function loadHistory({ db }: Caller, { league, seasons }: LoadedLeague): Promise<LeagueHistory> {
  const closed = seasons.filter(({ stage }) => stage === 'closed').slice(0, MOST)
  const found = await Promise.all(closed.map(({ id }) => findSeason(db, league.id, id)))
  return { league: leagueHead(league), ...leagueHistory(found.filter((one) => one !== undefined)) }
}
