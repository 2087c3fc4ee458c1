import { parseLiveMatch } from './parse-match.ts'

/** The rows of a team match's page by label; null for a missing row. */
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

/** From the API's status to the page's wording. */
const STATUSES: Record<string, string> = {
  registration: 'Registration Open',
  scheduled: 'Registration Open',
  in_progress: 'In Progress',
  finished: 'Finished',
}

const WORDING = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** `time` in ms, to the page's format in UTC: `Nov 14, 2023, 9:13 PM`. */
const formatTime = (time: number | undefined): string | null =>
  time === undefined || !(Math.abs(time) < 8.64e15) ? null : WORDING.format(time).replaceAll('\u202f', ' ')

/**
 * The rows as the page would show them, from the API's answer; undefined when it is not a match. `registration` is the
 * time at which registration opened, in ms: the API does not have it.
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
// Limits for a page that the site does not control.
const MAX_ROWS = 30
const MAX_ROW_LENGTH = 2000
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** From the page's HTML: each row is a label with its value in an `<aside>`. Undefined when no label is known. */
export function parseTeamPage(html: string): TeamPage | undefined {
  const known = new Map(elements(html, ROW).map(labelled))
  const [teams] = elements(html, TEAMS)
  if (teams) known.set('Teams', known.get('Teams') || textOf(teams.split('</div', 1)[0]!))
  const labels = TEAM_PAGE.filter((label) => known.get(label))
  if (labels.length === 0) return undefined
  return { ...NOTHING, ...Object.fromEntries(labels.map((label) => [label, known.get(label)])) }
}

/** The markup after each opening tag with the class `name`. */
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

const textOf = (markup: string): string =>
  markup
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|(\w{2,8}));/g, (entity, code: string | undefined, name: string | undefined) =>
      code ? characterOf(Number(code)) : (ENTITIES[name ?? ''] ?? entity),
    )
    .replace(/\s+/g, ' ')
    .trim()

const characterOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')
