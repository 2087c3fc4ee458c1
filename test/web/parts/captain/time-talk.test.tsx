import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DAY, HOUR } from '#core/time.ts'
import { onScreen } from '#test/support/screen.tsx'
import type { CaptainFixture } from '#web/api/fixtures.ts'
import { TimeTalk } from '#web/parts/captain/time-talk.tsx'

const NOW = Date.now()
const SATURDAY = NOW + 5 * DAY
const OFFERED = [SATURDAY, SATURDAY + 3 * HOUR]

afterEach(() => void vi.restoreAllMocks())

const aFixture = (changes: Partial<CaptainFixture>): CaptainFixture => ({
  id: 'cup-2-1',
  round: 2,
  no: 1,
  teams: [4, 7],
  own: 0,
  state: 'planned',
  start: SATURDAY,
  startBy: 'round',
  window: { from: NOW + 4 * DAY, until: NOW + 8 * DAY, standard: SATURDAY, agreeBy: NOW + 3 * DAY },
  agreeing: null,
  proposals: [],
  statements: [],
  isDisputed: false,
  protestUntil: null,
  protesting: null,
  warnings: [],
  ...changes,
})

/** Shows the talk about a match, and returns the requests that its buttons send: path and body. */
function talk(changes: Partial<CaptainFixture>) {
  const sent: [path: string, body: unknown][] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (init?.method === 'POST') sent.push([String(url), JSON.parse(String(init.body))])
    return Promise.resolve(Response.json({ message: 'Sent.', fixtures: [], teams: [], missing: [] }))
  })
  onScreen(<TimeTalk id="cup" fixture={aFixture(changes)} zone="Europe/Prague" nameOf={(team) => `Team ${team}`} />)
  return sent
}
const press = async (name: string | RegExp, at = 0) => {
  fireEvent.click(screen.getAllByRole('button', { name })[at]!)
  await act(async () => undefined)
}

test('a captain takes one of the times that the other captain offers', async () => {
  const sent = talk({ proposals: [{ by: 7, times: OFFERED, madeAt: NOW }] })
  expect(screen.getByText(/Team 7/)).toBeTruthy()
  await press('Take it', 1)
  expect(sent).toEqual([[expect.stringContaining('/tournament/cup/answerTime'), { round: 2, no: 1, at: OFFERED[1] }]])
})

test('a captain declines an offer', async () => {
  const sent = talk({ proposals: [{ by: 7, times: OFFERED, madeAt: NOW }] })
  await press('None of these')
  expect(sent).toEqual([[expect.stringContaining('/answerTime'), { round: 2, no: 1, at: null }]])
})

test('nobody can take the own offer, but withdraw it', async () => {
  const sent = talk({ proposals: [{ by: 4, times: OFFERED, madeAt: NOW }] })
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull()
  await press('Withdraw the offer')
  expect(sent).toEqual([[expect.stringContaining('/proposeTime'), { round: 2, no: 1, times: [] }]])
})

test('a captain offers up to three times, each within the days of the round', async () => {
  const sent = talk({})
  await press('Offer times')
  await press('Add a time')
  await press('Add a time')
  expect(screen.queryByRole('button', { name: 'Add a time' })).toBeNull()
  const fields = screen.getAllByLabelText<HTMLInputElement>(/^Time \d$/)
  for (const [at, field] of fields.entries())
    fireEvent.change(field, { target: { value: local(SATURDAY + at * HOUR) } })
  await press('Offer these 3 times')
  const minutes = [0, 1, 2].map((at) => Math.floor((SATURDAY + at * HOUR) / 60_000) * 60_000)
  expect(sent).toEqual([[expect.stringContaining('/proposeTime'), { round: 2, no: 1, times: minutes }]])
})

test('an offer outside of the days of the round is refused before it is sent', async () => {
  const sent = talk({})
  await press('Offer times')
  fireEvent.change(screen.getByLabelText(/^Time 1$/), { target: { value: local(NOW + 20 * DAY) } })
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Offer this time' })
  expect(send.disabled).toBe(true)
  expect(sent).toEqual([])
})

test('where times are fixed or the time to agree is over, there is nothing to press', () => {
  talk({ agreeing: 'The time to agree is over.', proposals: [{ by: 7, times: OFFERED, madeAt: NOW }] })
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Offer/ })).toBeNull()
})

/** As a field for date and time has it, in the zone of this machine. */
function local(at: number): string {
  const date = new Date(at - new Date(at).getTimezoneOffset() * 60_000)
  return date.toISOString().slice(0, 16)
}
