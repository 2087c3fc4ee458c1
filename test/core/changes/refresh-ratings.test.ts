import { expect, test } from 'vitest'
import { deskActs } from '#core/changes/desk-acts.ts'
import { refreshedEntries } from '#core/changes/refreshed-entries.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { aSnapshot } from '#test/support/build.ts'
import { planned, REFRESHED } from '#test/support/desk-examples.ts'

const event = { ...aSnapshot({ players: ['Ann Lee 1900', 'Bo Lind 1700', 'Cy Moe 1500'] }), desk: EMPTY_DESK }
const row = { title: '', federation: '', sex: null, born: null }
const known = { fideId: '1', sex: null, birth: null, club: null }

test('only what the lists know better changes', () => {
  const listed = [
    { ...row, no: 1, title: 'CM', born: 1990, listed: '2026-11-01 1921/20 0 0' },
    { ...row, no: 2, listed: '2026-11-01 0 0 0' },
    { ...row, no: 3, born: 1970, listed: '2026-11-01 1500/20 0 0' },
  ]
  const details = [
    { no: 1, ...known },
    // The list of the month before said the same.
    { no: 2, ...known, listed: '2026-10-01 0 0 0' },
    { no: 3, ...known, birth: '1971-02-03' },
  ]
  expect(refreshedEntries(event, details, listed)).toMatchObject([
    { entry: { no: 1, rating: 1921, title: 'CM', birth: '1990' }, before: { rating: 1900, title: '' } },
    // Only the K is new; the date of birth is known better here.
    { entry: { no: 3, rating: 1500, birth: '1971-02-03' } },
  ])
})

test('ratings are refreshed as one change, and come back as one', () => {
  const { after, inverse } = planned(
    event,
    deskActs(event, { type: 'refreshRatings', on: '2026-11-01', entries: [REFRESHED] }),
  )
  expect(after.players).toMatchObject({ rating: [2101, 1700, 1500], title: ['CM', '', ''] })
  expect(planned(after, inverse!).after.players).toEqual(event.players)
})

test('once round 1 is drawn the ratings of the start stay', () => {
  const drawn = { ...event, round: 1, rounds: [{ white: [0], black: [1], outcomes: '  ' }] }
  const acts = deskActs(drawn, { type: 'refreshRatings', on: '2026-11-01', entries: [REFRESHED] })
  expect(() => planned(drawn, acts)).toThrow('Round 1 is drawn')
  const gone = deskActs(event, { type: 'refreshRatings', on: '2026-11-01', entries: [{ ...REFRESHED, no: 9 }] })
  expect(() => planned(event, gone)).toThrow('Entry 9 isn’t in the tournament any more.')
})
