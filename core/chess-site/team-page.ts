import { parseLiveMatch } from './parse-match.ts'

/** What the page of a team match at the chess site tells, label by label; null what it does not. */
const TEAM_PAGE = ['Teams', 'Registration Open', 'Start Time', 'Finished On', 'Status', 'Players per Team'] as const
export type TeamPage = Record<(typeof TEAM_PAGE)[number], string | null>

const NOTHING: TeamPage = {
  Teams: null,
  'Registration Open': null,
  'Start Time': null,
  'Finished On': null,
  Status: null,
  'Players per Team': null,
}

/** The page's own words for the API's. */
const STATUSES: Record<string, string> = {
  registration: 'Registration Open',
  scheduled: 'Registration Open',
  in_progress: 'In Progress',
  finished: 'Finished',
}

const WORDING = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A moment in milliseconds as the page writes it, in UTC: `Nov 14, 2023, 9:13 PM`. */
const formatTime = (time: number | undefined): string | null =>
  time === undefined || !(Math.abs(time) < 8.64e15) ? null : WORDING.format(time).replaceAll('\u202f', ' ')

/**
 * The same from the API's answer about a live team match; undefined when that is none. `registration` is when it opened,
 * which the API does not tell.
 */
export function teamPageFromApi(json: unknown, registration?: number): TeamPage | undefined {
  const match = parseLiveMatch(json)
  if (!match) return undefined
  const { team1, team2 } = match.teams
  const { status, start_time, end_time } = match
  return {
    Teams: `${team1.name} vs ${team2.name}`,
    'Registration Open': formatTime(registration),
    'Start Time': formatTime(start_time && 1000 * start_time),
    'Finished On': formatTime(end_time && 1000 * end_time),
    Status: status === undefined ? null : (STATUSES[status] ?? status),
    'Players per Team': match.boards ? String(match.boards) : null,
  }
}

const ROW = 'clubs-team-match-details-stats-row'
const TEAMS = 'clubs-team-match-teams'
// A page is somebody else's: so many rows of so many letters are read.
const MAX_ROWS = 30
const MAX_ROW_LENGTH = 2000
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The same from the page itself: each row is a label with its value aside. Undefined when none of its labels is there. */
export function parseTeamPage(html: string): TeamPage | undefined {
  const known = new Map(elements(html, ROW).map(labelled))
  const [teams] = elements(html, TEAMS)
  if (teams) known.set('Teams', known.get('Teams') || textOf(teams.split('</div', 1)[0]!))
  const labels = TEAM_PAGE.filter((label) => known.get(label))
  if (labels.length === 0) return undefined
  return { ...NOTHING, ...Object.fromEntries(labels.map((label) => [label, known.get(label)])) }
}

/** What follows the opening tags of that class. */
const elements = (html: string, name: string): string[] =>
  html
    .split(name, MAX_ROWS + 1)
    .slice(1)
    .map((rest) => rest.slice(0, MAX_ROW_LENGTH))
    .map((rest) => rest.slice(rest.indexOf('>') + 1))

function labelled(row: string): [label: string, value: string] {
  const [label = '', aside = ''] = row.split('<aside', 2)
  const [value = ''] = aside.slice(aside.indexOf('>') + 1).split('</aside', 1)
  return [textOf(label), textOf(value)]
}

/** Markup as the text it shows. */
const textOf = (markup: string): string =>
  markup
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|(\w{2,8}));/g, (entity, code: string | undefined, name: string | undefined) =>
      code ? characterOf(Number(code)) : (ENTITIES[name ?? ''] ?? entity),
    )
    .replace(/\s+/g, ' ')
    .trim()

const characterOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')
