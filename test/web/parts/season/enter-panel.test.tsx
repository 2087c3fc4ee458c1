import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { OwnSeasonEntry } from '#core/rows/season-own-entries.ts'
import type { SeasonAnswer } from '#core/rows/season-rows.ts'
import { onScreen } from '#test/support/screen.tsx'
import { setCookie } from '#web/api/cookies.ts'
import { EnterPanel } from '#web/parts/season/enter-panel.tsx'

beforeEach(() => setCookie('sessionID', 'ann'))
afterEach(() => {
  signOut()
  vi.restoreAllMocks()
})
const signOut = () => setCookie('sessionID', undefined)

const ANN = { name: 'Ann Lee', title: 'WGM', rating: 2310, nationality: 'ENG', fideId: '400001' }
const OWLS: OwnSeasonEntry = { team: 'owls', name: 'Night Owls', state: null, squad: [] }

/** Shows the panel of a season whose entries are open, and returns the requests that its buttons send. */
async function panel(own: OwnSeasonEntry[], refusal?: string) {
  const sent: [path: string, body: unknown][] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (init?.method !== 'POST') return Promise.resolve(Response.json(own))
    sent.push([String(url), JSON.parse(String(init.body))])
    return Promise.resolve(
      refusal === undefined ? Response.json({ message: 'Entered.' }) : new Response(refusal, { status: 409 }),
    )
  })
  const season = { id: 'autumn', state: 'open', entriesUntil: null }
  const answer = { league: { id: 'estuary' }, season } as unknown as SeasonAnswer
  onScreen(<EnterPanel answer={answer} />, [[queryKeys.ownSeasonEntries('estuary', 'autumn'), own]])
  // The form's code is loaded on its own.
  if (own.length > 0) await screen.findByRole('textbox')
  return sent
}
const players = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => undefined)
}

test('a visitor is asked to sign in, and somebody without a team to make one', async () => {
  await panel([])
  expect(screen.getByRole('link', { name: 'Make a team first' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Sign in to enter' })).toBeNull()
  cleanup()
  signOut()
  await panel([])
  expect(screen.getByRole('link', { name: 'Sign in to enter' })).toBeTruthy()
})

test('a club enters with its players, one a line', async () => {
  const sent = await panel([OWLS])
  fireEvent.change(players(), { target: { value: 'Ann Lee 2310\n\nBo Ray' } })
  await press('Enter club')
  const squad = [
    { name: 'Ann Lee', title: '', rating: 2310, nationality: '' },
    { name: 'Bo Ray', title: '', rating: 0, nationality: '' },
  ]
  expect(sent).toEqual([
    [expect.stringContaining('/league/estuary/enterSeason'), { season: 'autumn', team: 'owls', squad }],
  ])
  expect(await screen.findByText('Entered.')).toBeTruthy()
})

test('a refused entry keeps the list and says why', async () => {
  await panel([OWLS], 'Entries are closed.')
  fireEvent.change(players(), { target: { value: 'Ann Lee 2310' } })
  await press('Enter club')
  expect(await screen.findByText('Entries are closed.')).toBeTruthy()
  expect(players().value).toBe('Ann Lee 2310')
})

test('a club that is in changes its list, which keeps FIDE IDs', async () => {
  const sent = await panel([{ ...OWLS, state: 'confirmed', squad: [ANN] }])
  expect(players().value).toBe('WGM Ann Lee 2310')
  fireEvent.change(players(), { target: { value: 'WGM Ann Lee 2310\nBo Ray 1900' } })
  await press('Save players')
  expect(sent[0]![1]).toMatchObject({ squad: [ANN, { name: 'Bo Ray', rating: 1900 }] })
})

test.each([
  ['invited', 'Decline'],
  ['asked', 'Take entry back'],
] as const)('a club that is %s can leave by “%s”', async (state, button) => {
  const sent = await panel([{ ...OWLS, state }])
  await press(button)
  expect(sent).toEqual([[expect.stringContaining('/league/estuary/leaveSeason'), { season: 'autumn', team: 'owls' }]])
})

test('a line that is no player is told before the club enters', async () => {
  await panel([OWLS])
  fireEvent.change(players(), { target: { value: 'Ann Lee 2310\n1234' } })
  expect(screen.getByText('Line 2, “1234”, isn’t used: it names no entry.')).toBeTruthy()
})
