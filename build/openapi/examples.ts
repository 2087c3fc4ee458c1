import type { ApiCall } from '#core/contract/describe/api-call.ts'
import { pairingsPgn } from '#core/game/pairings-pgn.ts'
import { summarize } from '#core/rows/event-summary.ts'
import { pairingPgn } from '#core/game/pgn-file.ts'
import { profileMatches, profileEntry, playerProfileOf, type EntrySlice } from '#core/rows/entry-slice.ts'
import { competitorEvents, matchEvent, tournamentEvents } from '#core/rows/calendar-events.ts'
import { individualRows } from '#core/rows/individual-row.ts'
import { pairingsCsv } from '#core/rows/pairings-csv.ts'
import { pairingRows } from '#core/rows/pairing-row.ts'
import { bonusRows, playerRows, podiumPlayers } from '#core/rows/player-rows.ts'
import { resultRows } from '#core/rows/result-row.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { standingsCsv } from '#core/rows/standings-csv.ts'
import { standingsAnswer } from '#core/rows/standings-answer.ts'
import { roundStarts, settingsRow, tournamentStatus } from '#core/rows/tournament-row.ts'
import { icalendar, type CalendarEvent } from '#core/text/calendar.ts'
import { rss } from '#core/text/rss.ts'
import { exportTrf } from '#core/trf/export.ts'
import type { ImportedTournament } from '#core/trf/import.ts'
import { fromFiles } from '../../scripts/demo/files.ts'
import { rivers } from '../../scripts/demo/rivers.ts'
import { homeExamples } from './home-examples.ts'
import { historyExamples } from './history-examples.ts'
import { liveExamples } from './live-examples.ts'
import { OWN_ANSWERS } from './own-examples.ts'
import { prizesExample } from './prize-examples.ts'
import { festivalExamples } from './festival-examples.ts'
import { seasonExamples } from './season-examples.ts'
import { head, shorten } from './short.ts'

const NOW = Date.UTC(2026, 10, 20, 19)
const SITE = 'https://kibitz.example'

const { snapshot: cup } = event(fromFiles(), 'uzchess25')
const { event: played } = rivers(NOW)
const { snapshot: league, individuals, games } = played

function event(events: ImportedTournament[], id: string): ImportedTournament {
  const found = events.find(({ snapshot }) => snapshot.id === id)
  if (!found) throw new Error(`The demo has no ${id}.`)
  return found
}

const part = (snapshot: ImportedTournament['snapshot'], no: number): EntrySlice => ({
  snapshot,
  no,
  players: snapshot.players.no.length,
  boards: new Map(),
})
const ics = (events: (CalendarEvent | undefined)[], name: string): string =>
  icalendar(
    events.filter((one) => one !== undefined),
    { stamp: NOW, name },
  )

const person = { id: 'u-battery11', username: 'battery11', name: 'Łukasz Ionescu', nationality: 'ROU' }
const presence = { online: true, isLicensed: true }
const team = { id: 'reti-sharks-brno', name: 'Réti Sharks Brno', nationality: 'CZE', logoURL: null }
const profile = { bio: '', ecf: null, fide: null, permissions: -1, tournaments: [profileEntry(part(league, 1))] }
const account = {
  id: 'chessCom',
  name: 'Chess.com',
  icon: 'chessCom',
  link: null,
  verified: true,
  public: true,
  sent: null,
  username: 'Battery11',
  permanent: false,
  canLink: false,
  hasMultiple: false,
}
const announced = {
  title: 'Round 7 is live',
  author: null,
  createdAt: NOW,
  updatedAt: NOW,
}
const words = 'Board orders are in. Matches start within the half hour.'
const match = games.filter(({ round, matchNo }) => round === 1 && matchNo === 1)
const [running] = pairings(league, 7)

const { id, name, href, logoURL, round, active, players, createdAt } = tournamentStatus(cup)
const eventRow = {
  id,
  name,
  href,
  logoURL,
  round,
  active,
  players,
  vanityURL: null,
  competitors: 'individual',
  pairingSystem: 'roundRobin',
  timeControl: '90+30',
  totalRounds: 9,
  system: 'roundRobin',
  speed: 'standard',
  location: 'Tashkent',
  federation: null,
  startedAt: cup.dates[0],
  createdAt,
}

/** Example answers from the demo by path, made by the same functions as real answers. */
const ANSWERS: Record<string, () => unknown> = {
  ...OWN_ANSWERS,
  ...homeExamples(cup, league.name),
  '/tournaments': () => [
    {
      ...tournamentStatus(cup),
      vanityURL: null,
      competitors: 'individual',
      pairingSystem: 'roundRobin',
      timeControl: '90+30',
      totalRounds: 9,
      startedAt: cup.dates[0],
      featured: [],
      podium: [],
      summary: summarize(cup).summary,
    },
  ],
  '/events': () => [eventRow],
  '/tournament/:id/getStatus': () => tournamentStatus(cup),
  '/tournament/:id/getSettings': () => settingsRow(cup),
  '/tournament/:id/getState': () => podiumPlayers(cup),
  '/tournament/:id/isLive': () => ({ isLive: league.active }),
  '/tournament/:id/fetchRounds': () => roundStarts(cup),
  '/tournament/:id/fetchPlayers': () => playerRows(cup, ['uzchess25-1']),
  '/tournament/:id/fetchBonuses': () => bonusRows(league),
  '/tournament/:id/getPairings': () => pairingRows(cup, NOW, { round: 9, withResults: true }),
  '/tournament/:id/getStandings': () => {
    const answer = standingsAnswer(cup, { round: 9 })!
    return { ...answer, rows: answer.rows.slice(0, 2) }
  },
  '/tournament/:id/getEntryDetails': () => [{ no: 1, fideId: '35009192', sex: null, club: null, birthYear: null }],
  ...historyExamples(NOW),
  ...liveExamples(NOW),
  ...seasonExamples(league, NOW),
  ...festivalExamples(cup, NOW),
  '/tournament/:id/getMoment': () => cup,
  '/tournament/:id/getIndividualPlayers': () => individualRows(league, individuals, games),
  '/tournament/:id/getAnnouncements': () => [{ announcement: words, ...announced, isPinned: false }],
  '/tournament/:id/snapshot': () => cup,
  '/tournament/:id/scrapeChessComTeamPage': () => ({
    Teams: 'Réti Sharks Brno vs. Nordlys Sjakklag',
    'Registration Open': null,
    'Start Time': 'Nov 20, 2026, 18:49 UTC',
    'Finished On': null,
    Status: 'In Progress',
    'Players per Team': '8',
  }),
  '/result/:id': () => resultRows(league, NOW, { ids: ['rivers-1-1'], games: match })[0],
  '/results': () => resultRows(league, NOW, { ids: ['rivers-1-1'] }),
  '/users': () => [{ ...person, ...presence }],
  '/users/letters': () => ['A', 'B'],
  '/user/:id': () => ({
    ...person,
    ...presence,
    uniqueID: 'battery11',
    verified: true,
    createdAt: NOW,
    lichess: null,
    chessCom: { username: 'Battery11', verified: true },
    email: null,
    emailMeta: null,
    contactShown: null,
    contact: null,
    meta: {},
    teams: [{ ...team, level: 0 }],
    players: [],
    theme: null,
    backgroundURL: null,
    ...profile,
  }),
  '/user/:id/getAccounts': () => [account],
  '/user/:id/getMatches': () => profileMatches(part(league, 1), NOW),
  '/teams': () => [{ ...team, members: 7 }],
  '/teams/letters': () => ['#', 'A'],
  '/team/:id': () => ({
    ...team,
    teamId: team.id,
    founder: null,
    users: [{ ...person, ...presence, level: 1 }],
    createdAt: NOW,
    updatedAt: NOW,
    description: '',
    admin: [person.username],
    invited: [],
    ...profile,
  }),
  '/team/:id/getMatches': () => profileMatches(part(league, 1), NOW),
  '/player/:id': () => ({ ...playerProfileOf(part(cup, 1)), userId: null, username: null }),
  '/player/:id/getMatches': () => profileMatches(part(cup, 1), NOW),
  '/announcements': () => [
    {
      id: 'announcement-1',
      content: words,
      link: '/t/rivers',
      role: 'announcement',
      tournamentId: 'rivers',
      tournamentName: league.name,
      ...announced,
    },
  ],
}

const feed = (self: string): string =>
  rss({
    language: 'en',
    title: league.name,
    description: `What ${league.name} announces.`,
    link: `${SITE}/t/rivers/announcements`,
    self: `${SITE}/api${self}`,
    changed: NOW,
    items: [
      { title: announced.title, link: `${SITE}/t/rivers/announcements#${NOW}`, html: `<p>${words}</p>`, at: NOW },
    ],
  })

const FILES: Record<string, () => string> = {
  '/tournament/:id/pairings.csv': () => pairingsCsv(cup, 9, NOW),
  '/tournament/:id/standings.csv': () => standingsCsv(cup, 9),
  '/tournament/:id/prizes.csv': () => prizesExample(cup),
  '/tournament/:id/pairings.pgn': () => pairingsPgn(cup, 9, { details: [], individuals: [], lineUps: [] }),
  '/tournament/:id/games.pgn': () =>
    pairings(cup, 9)
      .map((pairing) => pairingPgn(cup, pairing, []))
      .join(''),
  '/tournament/:id/tournament.trf': () => exportTrf(cup),
  '/tournament/:id/calendar.ics': () => ics(tournamentEvents(league, SITE), league.name),
  '/result/:id/calendar.ics': () => ics([running && matchEvent(league, running, SITE)], league.name),
  '/team/:id/calendar.ics': () => ics(competitorEvents(league, 1, SITE), team.name),
  '/player/:id/calendar.ics': () => ics(competitorEvents(cup, 1, SITE), 'Uzbekistan'),
  '/user/:id/calendar.ics': () => ics(competitorEvents(league, 1, SITE), person.name),
  '/tournament/:id/announcements.rss': () => feed('/tournament/rivers/announcements.rss'),
  '/announcements.rss': () => feed('/announcements.rss'),
  '/following.ics': () => ics(competitorEvents(league, 1, SITE), 'Following on Kibitz'),
  '/following.rss': () => feed('/following.rss?feed=…'),
  '/following/:id/calendar.ics': () => ics(competitorEvents(league, 1, SITE), 'Following on Kibitz'),
  '/following/:id/results.rss': () => feed('/following/…/results.rss'),
}

/** The example of a media type object; empty if the call has none. */
export function exampleOf({ path }: Pick<ApiCall, 'path'>): { example?: unknown } {
  const [answer, file] = [ANSWERS[path], FILES[path]]
  if (answer) return { example: shorten(answer()) }
  return file ? { example: head(file()) } : {}
}
