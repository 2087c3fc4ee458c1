import { expect, type Page } from '@playwright/test'
import { close, press } from './desk-hands.ts'
import { UNKNOWN } from './made-event.ts'
import { expectTableOfReport } from './public-table.ts'
import type { Hall } from './three-browsers.ts'

/** Outcome letters of a round's boards, repeated. */
export const OUTCOMES = ['10', '==', '01', '10', '10', '01', '==']

const names = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const family = Math.floor(at / 10)
    return `${FIRST[at % 10]} ${LAST[family % LAST.length]}${'-Fox'.repeat(family / LAST.length)}`
  })
const FIRST = ['Ada', 'Bea', 'Cleo', 'Dora', 'Elin', 'Faye', 'Gwen', 'Hana', 'Ines', 'Jana']
const LAST = ['Moss', 'Lund', 'Hart', 'Okafor', 'Stone', 'Reyes', 'Park', 'Novak', 'Roe', 'West', 'Lee', 'Bell']
export const entriesOf = (count: number) =>
  names(count).map((name, at) => {
    const [firstName = '', lastName = ''] = name.split(' ')
    return { ...UNKNOWN, firstName, lastName, rating: 2600 - 4 * at }
  })

/** Plays rounds by desk requests only. */
export async function playOn({ does, plays }: Hall, id: string, rounds: number[], outcomes = OUTCOMES): Promise<void> {
  for (const round of rounds) {
    await does(id, { type: 'draw', round }, { type: 'publish', round })
    await plays(id, round, outcomes.slice(round).concat(outcomes))
    await does(id, { type: 'close', round })
  }
}

/** Closes the last round at the desk and expects that the public table agrees with the report. */
export async function finish(hall: Hall, id: string, round: number): Promise<void> {
  const { desk, outside, report } = hall
  await close(desk, id, round)
  await expect(desk.getByRole('heading', { name: 'Finished' })).toBeVisible()
  await outside.goto(`/t/${id}/standings/${round}`)
  await expectTableOfReport(outside, await report(id))
}

export const openEntry = (page: Page, id: string, name: string) =>
  page.goto(`/manage/${id}/players`).then(() => press(page, `Change ${name}`))
