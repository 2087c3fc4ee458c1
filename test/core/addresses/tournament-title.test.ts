import { expect, test } from 'vitest'
import { tournamentTitle } from '#core/addresses/tournament-title.ts'
import { aSnapshot } from '#test/support/build.ts'

const cup = aSnapshot({ name: 'Cup', rounds: ['1-2 1', '1-2 1'], active: false, settings: { totalRounds: 2 } })

test.each([
  ['dashboard', undefined, 'Cup'],
  ['pairings', '1', 'Round 1 pairings · Cup'],
  ['pairings', 'results', 'Results · Cup'],
  ['pairings', '3', 'Cup'],
  ['boards', '2', 'Live boards of round 2 · Cup'],
  ['boards', '3', 'Cup'],
  ['standings', '2', 'Standings after round 2 · Cup'],
  ['standings', 'final', 'Standings after round 2 · Cup'],
  ['standings', '9', 'Cup'],
  ['what-if', undefined, 'What if · Cup'],
  ['stats', undefined, 'Statistics · Cup'],
  ['players', undefined, 'Starting list · Cup'],
  ['announcements', undefined, 'Announcements · Cup'],
  ['tv', undefined, 'Stream · Cup'],
  ['rules', undefined, 'Rules · Cup'],
  ['print', undefined, 'Print · Cup'],
  ['screen', undefined, 'Round 2 on screen · Cup'],
  ['history', undefined, 'History · Cup'],
] as const)('%s of round %s have the title %s', (section, round, title) => {
  expect(tournamentTitle(cup, { section, round })).toBe(title)
})

test('the title of a card is the player’s name', () => {
  const open = aSnapshot({ name: 'Cup', players: ['Ann Lee', 'Bob Ray'] })
  expect(tournamentTitle(open, { section: 'player', no: 2 })).toBe('Bob Ray · Cup')
  expect(tournamentTitle(open, { section: 'player', no: 3 })).toBe('Cup')
})

test('the page of individual scores has its own title in events that have them', () => {
  const page = { section: 'standings', round: 'individual' } as const
  expect(tournamentTitle({ ...cup, settings: { ...cup.settings, competitors: 'team' } }, page)).toBe(
    'Individual scores · Cup',
  )
  expect(tournamentTitle(cup, page)).toBe('Cup')
})
