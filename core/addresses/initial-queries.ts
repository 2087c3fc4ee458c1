import { parsePairingId } from '../snapshot/ids.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { PHASES } from '../tournament/phase.ts'
import { TIME_CLASSES } from '../tournament/time-class.ts'
import { PAIRING_SYSTEMS } from '../tournament/tournament.ts'
import { momentOf } from './moment.ts'
import type { RouteOf } from './paths.ts'
import { EVENT_FILTERS, type EventSelection, type NameListSelection, type QueryRef } from './query-keys.ts'
import { tournamentPageName } from './tournament-page-name.ts'

/** Initial queries of pages for which they depend on the address or on known facts. */

type Param = (name: string) => string | null | undefined

/** Without the snapshot, only the queries that every kind of event needs. */
export function tournamentQueries(
  route: RouteOf<'tournament'>,
  { snapshot, param }: { snapshot?: Snapshot | undefined; param?: Param },
) {
  const { id, section } = route
  const queries: QueryRef<'snapshot' | 'announcements' | 'individuals' | 'entryDetails' | 'changes' | 'moment'>[] = [
    ['snapshot', id],
  ]
  if (section === 'dashboard' || section === 'announcements') queries.push(['announcements', id])
  if (section === 'history') queries.push(['changes', id])
  const at = momentOf(route, param?.('at'))
  if (at !== undefined) queries.push(['moment', id, at])
  const page = snapshot && tournamentPageName(snapshot, route)
  const isTeamEvent = snapshot?.settings.competitors === 'team'
  if (page === 'individual' || (isTeamEvent && (page === 'results' || page === 'player')))
    queries.push(['individuals', id])
  if (snapshot && !isTeamEvent && (page === 'players' || page === 'player' || page === 'prizes'))
    queries.push(['entryDetails', id])
  if (snapshot && !isTeamEvent && page === 'standings' && param?.('group')) queries.push(['entryDetails', id])
  return queries
}

export function matchQueries({ id }: RouteOf<'match'>, { mayRun }: { mayRun?: boolean }) {
  const queries: QueryRef<'snapshot' | 'result' | 'running'>[] = [
    ['snapshot', parsePairingId(id)?.tournament ?? ''],
    ['result', id],
  ]
  if (mayRun) queries.push(['running', id])
  return queries
}

export function profileQueries({ of, id, tab }: RouteOf<'profile'>) {
  const queries: QueryRef<'profile' | 'profileMatches' | 'accounts'>[] = [['profile', of, id]]
  if (tab === 'play' || (of === '@' && tab === 'tournaments')) queries.push(['profileMatches', of, id])
  if (of === '@') queries.push(['accounts', id])
  return queries
}

const EVENT_CHOICES: Partial<Record<string, readonly string[]>> = {
  phase: PHASES,
  system: PAIRING_SYSTEMS,
  speed: TIME_CLASSES,
}

/** Unknown values of a filter with fixed choices are ignored. */
export function eventSelection(param: Param): EventSelection {
  const given = EVENT_FILTERS.map((name) => [name, param(name)?.trim() ?? ''] as const)
  return Object.fromEntries(
    given.filter(([name, value]) => value !== '' && EVENT_CHOICES[name]?.includes(value) !== false),
  )
}

/** All events come with the festivals and leagues that some belong to. */
export function eventQueries(_route: RouteOf<'events'>, { param }: { param: Param }) {
  const selection = eventSelection(param)
  const queries: QueryRef<'events' | 'festivals' | 'leagues'>[] = [['events', selection]]
  if (!isNarrowed(selection)) queries.push(['festivals'], ['leagues'])
  return queries
}

/** Whether only some events are asked for, apart from the page. */
export const isNarrowed = ({ after: _after, ...filters }: EventSelection): boolean => Object.keys(filters).length > 0

/** A search wins over a letter. */
export function nameListSelection(param: Param): NameListSelection {
  const search = param('search')?.trim()
  return search ? { search } : { from: param('from') ?? '', after: param('after') ?? '' }
}

export function nameListQueries({ page }: RouteOf<'teams' | 'users'>, { param }: { param: Param }) {
  const queries: QueryRef<'letters' | 'nameList'>[] = [
    ['letters', page],
    ['nameList', page, nameListSelection(param)],
  ]
  return queries
}

export function seasonQueries({ league, season, section }: RouteOf<'season'>) {
  const queries: QueryRef<'season' | 'seasonFixtures' | 'seasonTeams' | 'seasonRulings'>[] = [
    ['season', league, season],
  ]
  if (section === 'fixtures') queries.push(['seasonFixtures', league, season])
  if (section === 'teams') queries.push(['seasonTeams', league, season])
  if (section === 'rulings') queries.push(['seasonRulings', league, season])
  return queries
}

export function leagueHistoryQueries({ league }: RouteOf<'leagueHistory'>) {
  const queries: QueryRef<'leagueHistory' | 'league'>[] = [
    ['leagueHistory', league],
    ['league', league],
  ]
  return queries
}

export function festivalQueries({ id, section }: RouteOf<'festival'>) {
  const queries: QueryRef<'festival' | 'festivalEntries' | 'festivalPairings' | 'festivalPrizes'>[] = [['festival', id]]
  if (section === 'entries') queries.push(['festivalEntries', id])
  if (section === 'pairings') queries.push(['festivalPairings', id])
  if (section === 'prizes') queries.push(['festivalPrizes', id])
  return queries
}

export function headToHeadQueries({ league, first, second }: RouteOf<'headToHead'>) {
  const queries: QueryRef<'leagueMeetings' | 'league'>[] = [
    ['leagueMeetings', league, first, second],
    ['league', league],
  ]
  return queries
}
