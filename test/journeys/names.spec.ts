import type { APIRequestContext, Page } from '@playwright/test'
import { competitorName } from '#core/snapshot/names.ts'
import type { IndividualRow } from '#core/rows/individual-row.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { cutNames } from './cut-names.ts'
import { DEMO_EVENTS } from './demo-events.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { signIn } from './signed-in.ts'
import { expect, test, type Visit } from './watched-page.ts'

const PHONE = { width: 360, height: 740 }
const SECTIONS = [
  'dashboard',
  'pairings',
  'pairings?view=table',
  'pairings/results',
  'standings',
  'standings?view=crosstable',
  'standings/individual',
  'players',
  'player/1',
  'player/1?view=boards',
  'stats',
  'what-if',
  'boards',
  'history',
]
/** As long as names get; with one word that fills more than a line. */
const LONG = [
  'Maximiliana Featherstonehaugh-Cholmondeley',
  'Bartholomew Wolfeschlegelsteinhausenbergerdorff',
  'Venkatanarasimharajuvaripeta Subramaniam',
  'Anastasia-Konstantina Papadimitropoulou',
]

async function read<Answer>(reader: APIRequestContext, path: string): Promise<Answer> {
  return (await (await reader.get(`/api/tournament/${path}`)).json()) as Answer
}

/** The names of an event, its competitors and the players of its teams. */
async function namesOf(reader: APIRequestContext, id: string): Promise<string[]> {
  const snapshot = await read<Snapshot>(reader, `${id}/snapshot`)
  const isTeam = snapshot.settings.competitors === 'team'
  const players = isTeam ? await read<IndividualRow[]>(reader, `${id}/getIndividualPlayers`) : []
  const competitors = snapshot.players.no.map((_, at) => competitorName(snapshot, at))
  return [snapshot.name, ...competitors, ...players.map(({ name }) => name)]
}

/** Opens pages and their first details, and lists the names that are cut. */
async function cutOn({ page, to }: Visit, paths: string[], names: string[]): Promise<string[]> {
  const cut: string[] = []
  for (const path of paths) {
    await to(path)
    await openDetails(page)
    cut.push(...(await cutNames(page, names)).map((text) => `${path}: ${text}`))
  }
  return cut
}

async function openDetails(page: Page): Promise<void> {
  const details = page.getByRole('button', { name: /^Details for / }).first()
  if (await details.isVisible()) await details.click()
}

test('on a phone no name of the demo is cut', async ({ visit, request }) => {
  await visit.page.setViewportSize(PHONE)
  const names = (await Promise.all(DEMO_EVENTS.map((id) => namesOf(request, id)))).flat()
  const matches = ['rivers-7-1', 'channel-2-1', 'wwrapid24-11-1'].map((id) => `/g/${id}`)
  const profiles = ['/player/wwrapid24-1', '/team/rivers-1', '/team/rivers-1/tournaments', '/@/demo_player']
  const events = DEMO_EVENTS.flatMap((id) => SECTIONS.map((section) => `/t/${id}/${section}`))
  const lists = ['/', '/events', '/teams', '/users', '/news']
  expect(await cutOn(visit, [...lists, ...events, ...matches, ...profiles], names)).toEqual([])
})

test('on a phone a signed-in player’s and director’s pages cut no name', async ({
  visit,
  request,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL!)
  await visit.page.setViewportSize(PHONE)
  const names = (await Promise.all(['rivers', 'channel', 'winter'].map((id) => namesOf(request, id)))).flat()
  const desks = ['rivers', 'winter'].flatMap((id) =>
    ['', '/players', '/draw', '/results', '/settings'].map((tab) => `/manage/${id}${tab}`),
  )
  expect(await cutOn(visit, ['/', '/following', '/manage', ...desks], names)).toEqual([])
})

test('on a phone names of any length are whole, in tables, brackets and at the desk', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  await page.setViewportSize(PHONE)
  const swiss = await anOwnEvent(context, baseURL!, { name: 'Long Names', names: LONG, system: 'swiss', rounds: 3 })
  await swiss.change(
    ...FIRST_ROUND,
    { type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } },
    { type: 'enterResult', round: 1, no: 2, result: { outcome: '==' } },
    { type: 'close', round: 1 },
    { type: 'draw', round: 2 },
  )
  const cup = { name: 'Long Cup', names: LONG, system: 'knockout', rounds: 2 }
  const knockout = await anOwnEvent(context, baseURL!, cup)
  await knockout.change(...FIRST_ROUND, { type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } })
  const paths = [swiss, knockout].flatMap(({ id }) => [
    ...SECTIONS.filter((section) => !section.includes('individual')).map((section) => `/t/${id}/${section}`),
    `/g/${id}-1-1`,
  ])
  const desk = ['', '/players', '/draw', '/results'].flatMap((tab) => [
    `/manage/${swiss.id}${tab}`,
    `/manage/${knockout.id}${tab}`,
  ])
  const outside = await cutOn(visit, [...paths, `/t/${swiss.id}/why/rank/1/1`], LONG)
  expect([...outside, ...(await cutOn(visit, desk, LONG))]).toEqual([])

  // The row of a pairing grows with its names.
  await visit.to(`/t/${swiss.id}/pairings/1`)
  const row = page.getByRole('row').filter({ hasText: LONG[1]! })
  expect((await row.boundingBox())!.height).toBeGreaterThan(90)
})
