import type { APIRequestContext } from '@playwright/test'
import { SECTIONS, SECTIONS_BY_ROUND } from '#core/addresses/paths.ts'
import { DEMO_EVENTS } from './demo-events.ts'

/** Pages that list the demo's users and teams. */
const LISTS = ['/users?rows=all', '/teams?rows=all', '/t/rivers/standings/individual?rows=all']
/** Links to users and teams of the demo: names of users that journeys register contain a dash. */
const OF_THE_DEMO = /href="(\/(?:@\/\w+|team\/[\w-]+))"/g
const ALONE = ['/', '/events', '/news', '/teams', '/users', '/following', '/embed', '/contact', '/community']

interface ListedEvent {
  round: number
  players: { no: number[] }
  rounds: { black: number[]; no?: number[] }[]
}

export async function publicPages(reader: APIRequestContext): Promise<string[]> {
  const lists = await Promise.all(LISTS.map(async (list) => (await reader.get(list)).text()))
  const profiles = lists.flatMap((html) => Array.from(html.matchAll(OF_THE_DEMO), ([, path = '']) => path))
  const events = await Promise.all(DEMO_EVENTS.map((id) => pagesOf(reader, id)))
  return [
    ...new Set([
      ...ALONE,
      ...LISTS,
      ...profiles.flatMap((path) => [path, `${path}/${path.startsWith('/@') ? 'teams' : 'tournaments'}`]),
      ...events.flat(),
    ]),
  ]
}

/** Pages of an event: each section, round, board, competitor and rank. */
async function pagesOf(reader: APIRequestContext, id: string): Promise<string[]> {
  const event = (await (await reader.get(`/api/tournament/${id}/snapshot`)).json()) as ListedEvent
  const { no } = event.players
  const rounds = Array.from({ length: event.round }, (_, at) => at + 1)
  return [
    ...SECTIONS.map((section) => `/t/${id}/${section}`),
    ...rounds.flatMap((round) => SECTIONS_BY_ROUND.map((section) => `/t/${id}/${section}/${round}`)),
    ...['standings/individual', 'standings/final', 'pairings/results'].map((rest) => `/t/${id}/${rest}`),
    ...no.flatMap((one) => [
      ...['player', 'team'].map((kind) => `/t/${id}/${kind}/${one}`),
      ...rounds.map((round) => `/t/${id}/why/rank/${one}/${round}`),
      ...['player', 'team'].flatMap((kind) => [`/${kind}/${id}-${one}`, `/${kind}/${id}-${one}/tournaments`]),
    ]),
    ...event.rounds.flatMap(({ black, no: numbers }, at) =>
      black.flatMap((side, board) => (side < 0 ? [] : [`/g/${id}-${at + 1}-${numbers?.[board] ?? board + 1}`])),
    ),
    ...['standings', 'pairings', 'bracket', 'live', 'board', 'odds', 'player'].map(
      (embed) => `/t/${id}/dashboard?embed=${embed}`,
    ),
  ]
}
