import type { ClaimableKind } from '../people/claim.ts'
import type { Phase } from '../tournament/phase.ts'
import type { TimeClass } from '../tournament/time-class.ts'
import type { PairingSystem } from '../tournament/tournament.ts'
import type { MarkdownPage, ProfileOf } from './paths.ts'

/** Names that start with `search`, or all from a letter on. `after` is the last name of the page before. */
export interface NameListSelection {
  search?: string
  from?: string
  after?: string
}

/** Query parameters of the list of events. */
export const EVENT_FILTERS = ['search', 'phase', 'system', 'speed', 'federation', 'from', 'to', 'after'] as const
export type EventSelection = Partial<Record<(typeof EVENT_FILTERS)[number], string>> & {
  phase?: Phase
  system?: PairingSystem
  speed?: TimeClass
}

/** The keys of the browser's query cache. The Worker embeds first answers under the same keys. */
export const queryKeys = {
  tournaments: () => ['tournaments'] as const,
  rounds: (from = 0, to = 0) => ['rounds', from, to] as const,
  events: (selection: EventSelection) => ['events', ...EVENT_FILTERS.map((name) => selection[name] ?? '')] as const,
  starredEvents: (ids: string) => ['events', 'starred', ids] as const,
  siteAnnouncements: () => ['announcements'] as const,
  siteOnline: () => ['online'] as const,
  missingPath: () => ['missing'] as const,
  markdownPage: (name: MarkdownPage) => ['page', name] as const,
  openapi: () => ['openapi'] as const,
  feedbackPost: (id: string) => ['feedback', id] as const,
  resetCode: (code: string) => ['exchange', code] as const,
  search: (text: string) => ['search', text] as const,
  /** Players of rating lists, for a tournament. */
  foundInLists: (id: string, text: string) => ['found in lists', id, text] as const,

  /** Prefix of all of a tournament's keys. `id` is as in the address, so it may be a vanity URL. */
  tournament: (id: string) => ['tournament', id] as const,
  snapshot: (id: string) => ['tournament', id, 'snapshot'] as const,
  startsAtDesk: (id: string, round?: number) =>
    ['tournament', id, 'starts at desk', ...(round === undefined ? [] : [round])] as const,
  lichessGames: () => ['lichess games'] as const,
  ownStart: (id: string) => ['own start', id] as const,
  boardsAtDesk: (id: string) => ['tournament', id, 'boards at desk'] as const,
  announcements: (id: string) => ['tournament', id, 'announcements'] as const,
  checkMark: (id: string, version: number) => ['tournament', id, 'mark', version] as const,
  reportFile: (id: string, version: number) => ['tournament', id, 'report', version] as const,
  entryDetails: (id: string) => ['tournament', id, 'details'] as const,
  desk: (id: string) => ['tournament', id, 'desk'] as const,
  allAnnouncements: (id: string) => ['tournament', id, 'allAnnouncements'] as const,
  asked: (id: string) => ['tournament', id, 'asked'] as const,
  arbiters: (id: string) => ['tournament', id, 'arbiters'] as const,
  help: (secret: string) => ['help', secret] as const,
  history: (id: string) => ['tournament', id, 'history'] as const,
  webhooks: (id: string) => ['tournament', id, 'webhooks'] as const,
  /** The public history. */
  changes: (id: string) => ['tournament', id, 'changes'] as const,
  /** A past version: immutable. */
  moment: (id: string, at: number) => ['moment', id, at] as const,
  individuals: (id: string) => ['tournament', id, 'individuals'] as const,
  moments: (id: string) => ['tournament', id, 'moments'] as const,
  runningGames: (id: string, round: number) => ['tournament', id, 'running', round] as const,
  savedGames: (id: string, round: number) => ['tournament', id, 'games', round] as const,
  tournamentOnline: (id: string) => ['tournament', id, 'online'] as const,
  entry: (id: string) => ['joining', id] as const,
  joinRequests: (id: string) => ['requests', id] as const,
  claimRequests: (id: string) => ['claims', id] as const,
  siteProposals: (id: string, version: number) => ['siteProposals', id, version] as const,
  waitingLinks: (id: string) => ['links', id] as const,
  claim: (type: ClaimableKind, id: string) => ['claim', type, id] as const,

  leagues: () => ['leagues'] as const,
  leagueHistory: (league: string) => ['league', league, 'history'] as const,
  leagueRecords: (league: string) => ['league', league, 'history', 'records'] as const,
  leagueMeetings: (league: string, first = '', second = '') => ['league', league, 'h2h', first, second] as const,
  league: (league: string) => ['league', league] as const,
  /** Prefix of all of a season's keys; without a season, the current one. */
  season: (league: string, season = 'current') => ['league', league, season] as const,
  seasonFixtures: (league: string, season = 'current') => ['league', league, season, 'fixtures'] as const,
  seasonTeams: (league: string, season = 'current') => ['league', league, season, 'teams'] as const,
  seasonRulings: (league: string, season = 'current') => ['league', league, season, 'rulings'] as const,
  seasonOdds: (league: string, season = 'current') => ['league', league, season, 'odds'] as const,
  ownSeasonEntries: (league: string, season: string) => ['league', league, season, 'own'] as const,
  seasonDesk: (league: string, season: string) => ['league', league, season, 'desk'] as const,
  seasonChanges: (league: string, season: string) => ['league', league, season, 'changes'] as const,

  festivals: () => ['festivals'] as const,
  /** Prefix of all of a festival's keys. */
  festival: (id: string) => ['festival', id] as const,
  festivalEntries: (id: string) => ['festival', id, 'entries'] as const,
  festivalPairings: (id: string) => ['festival', id, 'pairings'] as const,
  festivalPrizes: (id: string) => ['festival', id, 'prizes'] as const,
  festivalDesk: (id: string) => ['festival', id, 'desk'] as const,
  festivalRegister: (id: string) => ['festival', id, 'register'] as const,
  festivalChanges: (id: string) => ['festival', id, 'changes'] as const,
  ownFestivalEntry: (id: string, secret: string) => ['festival', id, 'own', secret] as const,

  result: (id: string) => ['result', id] as const,
  running: (id: string) => ['result', id, 'running'] as const,

  /** Prefix of all of a profile's keys. */
  profile: (of: ProfileOf, id: string) => [of, id] as const,
  profileMatches: (of: ProfileOf, id: string) => [of, id, 'matches'] as const,
  meetings: (first: string, second: string) => ['meetings', first, second] as const,
  accounts: (id: string) => ['@', id, 'accounts'] as const,
  nameList: (list: 'users' | 'teams', { search = '', from = '', after = '' }: NameListSelection) =>
    [list, search, from, after] as const,
  letters: (list: 'users' | 'teams') => [list, 'letters'] as const,

  me: () => ['me'] as const,
  notifications: () => ['notifications'] as const,
  invitations: () => ['invitations'] as const,
  managedTournaments: () => ['managed'] as const,
  pendingLinks: (username: string) => ['game-links', username] as const,
  sessions: () => ['sessions'] as const,
  tokens: () => ['tokens'] as const,
  push: () => ['push'] as const,
  ownPush: () => ['push', 'own'] as const,
  reminders: () => ['reminders'] as const,
  following: (stars: string) => ['following', stars] as const,
}

/** The name of a key in `queryKeys`, followed by its arguments. */
export type QueryRef<Name extends keyof typeof queryKeys = keyof typeof queryKeys> = {
  [Each in Name]: readonly [name: Each, ...args: Parameters<(typeof queryKeys)[Each]>]
}[Name]

export const queryKey = ([name, ...args]: QueryRef): readonly unknown[] =>
  (queryKeys[name] as (...args: unknown[]) => readonly unknown[])(...args)
