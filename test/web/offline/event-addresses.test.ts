import { expect, test } from 'vitest'
import { matchQueries } from '#web/api/matches.ts'
import { tournamentQueries } from '#web/api/tournaments.ts'
import { historyQueries } from '#web/api/history.ts'
import { addressesOf, callsOf, filesOf, keptAnswerOf } from '#web/offline/event-addresses.ts'
import { aSnapshot } from '../../support/build.ts'

const CUP = aSnapshot({ settings: { vanityURL: 'spring' } })

test('an answer is kept under both names of an event, by which pages ask for it', () => {
  expect(addressesOf(CUP, 'snapshot')).toEqual(['/api/tournament/cup/snapshot', '/api/tournament/spring/snapshot'])
  expect(addressesOf(aSnapshot(), 'getChanges')).toEqual(['/api/tournament/cup/getChanges'])
})

test('team events keep the players at the boards, others the details of entries', () => {
  expect(callsOf(aSnapshot({ settings: { competitors: 'team' } }))).toContain('getIndividualPlayers')
  expect(callsOf(aSnapshot({ settings: { competitors: 'individual' } }))).toContain('getEntryDetails')
})

test('the answers that public pages of events show are kept under the addresses at which they are asked for', () => {
  expect(keptAnswerOf(tournamentQueries.snapshot('cup').queryKey)).toEqual({ name: 'cup', call: 'snapshot' })
  expect(keptAnswerOf(tournamentQueries.individuals('cup').queryKey)).toEqual({
    name: 'cup',
    call: 'getIndividualPlayers',
  })
  expect(keptAnswerOf(historyQueries.changes('cup').queryKey)).toEqual({ name: 'cup', call: 'getChanges' })
  expect(keptAnswerOf(matchQueries.result('cup-1-2').queryKey)).toEqual({
    name: 'cup',
    address: '/api/result/cup-1-2?games=true',
  })
})

test('profiles, running games and moves that are shown in spite of hidden results are not kept', () => {
  for (const key of [
    ['me'],
    ['@', 'ann'],
    ['tournament', 'cup'],
    tournamentQueries.runningGames('cup', 1).queryKey,
    tournamentQueries.online('cup').queryKey,
    ['tournament', 'cup', 'desk'],
    matchQueries.moves('cup-1-2').queryKey,
    matchQueries.running('cup-1-2').queryKey,
    historyQueries.changes('cup', 7).queryKey,
  ])
    expect(keptAnswerOf(key)).toBeUndefined()
})

test('files of this site are kept with their event, those of other sites are not', () => {
  const of = (rulesURL: string | null, logoURL: string | null = null) =>
    filesOf(aSnapshot({ settings: { rulesURL, logoURL } }), 'https://kibitz.example')
  expect(of('/rules/cup.pdf', 'https://club.example/logo.png')).toEqual(['/rules/cup.pdf'])
  expect(of('https://kibitz.example/rules/cup.pdf#page=2', '/logos/cup.svg')).toEqual([
    '/rules/cup.pdf',
    '/logos/cup.svg',
  ])
  expect(of(null, '/t/cup')).toEqual([])
  expect(of('not a link:')).toEqual([])
})
