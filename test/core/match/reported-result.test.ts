import { expect, test } from 'vitest'
import { planChange } from '#core/changes/plan.ts'
import { confirmingActs, settlingActs } from '#core/changes/result-acts.ts'
import type { Act } from '#core/changes/act.ts'
import { findPairing } from '#core/changes/pairing.ts'
import { wordsOf } from '#core/changes/history.ts'
import { observe } from '#core/match/observe.ts'
import { claimsOf, isAgreed, isDisputed } from '#core/match/reported-result.ts'
import { outranks, RESULT_SOURCES, sourceOfResult } from '#core/match/result-rank.ts'
import { openBoards } from '#core/snapshot/event-state.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '../../support/build.ts'

const FIRST = { round: 1, no: 1 }
const anEvent = (round = '1-2 *', settings = {}) =>
  aSnapshot({ players: ['Ann', 'Bo'], rounds: [round], settings: { allowSelfSubmissions: true, ...settings } })
const aMatch = (facts = {}) =>
  aSnapshot({
    players: ['Rooks', 'Knights'],
    rounds: [{ white: [0], black: [1], outcomes: '  ', facts: { 0: facts } }],
    settings: { allowSelfSubmissions: true, competitors: 'team', gamePointTotal: 4 },
  })
const report = (side: 'w' | 'b', claim: string): Act => ({ type: 'reportResult', ...FIRST, side, claim })
const done = (snapshot: Snapshot, ...acts: Act[]): Snapshot => {
  const plan = planChange(snapshot, acts)
  if (typeof plan === 'string') throw new Error(plan)
  return plan.after
}
const board = (snapshot: Snapshot) => findPairing(snapshot, FIRST)!.state

test('an arbiter outranks a captain, a captain a player, and a player a chess site, and that an electronic board', () => {
  expect(RESULT_SOURCES.toSorted((one, other) => (outranks(one, other) ? -1 : 1))).toEqual([
    'arbiter',
    'captain',
    'player',
    'chessSite',
    'eboard',
  ])
  const { settings } = anEvent()
  expect(sourceOfResult(board(anEvent()), settings)).toBeUndefined()
  expect(sourceOfResult(board(anEvent('1-2 1')), settings)).toBe('arbiter')
  expect(sourceOfResult(board(done(anEvent(), report('w', '10'))), settings)).toBe('player')
  expect(sourceOfResult(board(done(aMatch(), report('w', '3:1'))), aMatch().settings)).toBe('captain')
  expect(sourceOfResult({ outcome: '10', facts: { provisional: true } }, settings)).toBe('chessSite')
  expect(sourceOfResult({ outcome: '10', facts: { provisional: true, feed: true } }, settings)).toBe('eboard')
})

test('a reported result waits for the arbiter, even if both sides report it', () => {
  const one = board(done(anEvent(), report('w', '10')))
  expect(one).toMatchObject({ outcome: '10', facts: { provisional: true, whiteSays: '10' } })
  expect([isAgreed(one.facts), isDisputed(one)]).toEqual([false, false])
  const both = board(done(anEvent(), report('w', '10'), report('b', '10')))
  expect(both).toMatchObject({ outcome: '10', facts: { provisional: true } })
  expect([isAgreed(both.facts), isDisputed(both)]).toEqual([true, false])
})

test('if the sides report different results neither counts, and the board is open until the arbiter decides', () => {
  const clash = done(anEvent(), report('w', '10'), report('b', '=='))
  expect(board(clash)).toMatchObject({ outcome: '  ', facts: { whiteSays: '10', blackSays: '==' } })
  expect(isDisputed(board(clash))).toBe(true)
  expect(openBoards(clash.rounds[0]!)).toEqual([0])
  const settled = done(clash, ...(settlingActs(clash, FIRST, 'b') as Act[]))
  expect(board(settled)).toMatchObject({ outcome: '==' })
  expect(isDisputed(board(settled))).toBe(false)
  expect(board(done(clash, report('b', '10')))).toMatchObject({ outcome: '10', facts: { provisional: true } })
  expect(settlingActs(clash, FIRST, 'site')).toBe('That side has reported no result.')
})

test('a result can’t be reported after the arbiter entered one, or if the tournament doesn’t allow it', () => {
  const refused = (snapshot: Snapshot, act: Act) => planChange(snapshot, [act])
  expect(refused(anEvent('1-2 1'), report('b', '01'))).toBe(
    'The arbiter has entered this result. If it’s wrong, tell them.',
  )
  expect(refused(anEvent('1-2 *', { allowSelfSubmissions: false }), report('b', '01'))).toBe(
    'Players can’t report results in this tournament.',
  )
  expect(refused(anEvent('1 U'), report('w', '10'))).toBe('A bye has no result to report.')
  expect(refused(anEvent(), report('w', '#10'))).toBe('Boards are reported in team matches.')
  expect(refused(aMatch({ link: 'https://lichess.org/x' }), report('w', '#1010===='))).toBe(
    'The boards of this match are read from its game link. Report the score.',
  )
  expect(refused(aMatch(), report('w', '#1010101010'))).toBe('Together, both sides can have at most 4 game points.')
})

test('captains report every board of their match, and the score follows', () => {
  const said = done(aMatch(), report('w', '#10==01-+'), report('b', '#10==01-+'))
  expect(board(said)).toMatchObject({ outcome: '01', points: [3, 5], games: '10==01-+', facts: { provisional: true } })
  expect(wordsOf(said, [report('b', '#10==0110')])).toBe(
    'Round 1, table 1: Rooks – Knights: Knights reports 2½–1½, which is disputed',
  )
  expect(board(done(said, report('b', '#10==0110')))).toMatchObject({ outcome: '  ', points: null, games: '' })
})

test('a chess site never overrules a report: it confirms it or becomes another claim', () => {
  const reported = board(done(anEvent(), report('w', '10')))
  const now = 1e12
  const site = (points: [number, number], pullResults: 1 | 2) =>
    observe(
      { outcome: reported.outcome, points: null, games: '', played: [], facts: reported.facts },
      { bodyStatus: 'finished', endTime: now - 3_600_000, points, games: [] },
      now,
      { pullResults, gamePointTotal: 2 },
    ).after
  expect(site([2, 0], 2)).toMatchObject({ outcome: '10' })
  expect(site([2, 0], 2).facts.provisional).toBeUndefined()
  expect(site([2, 0], 1).facts.provisional).toBe(true)
  const other = site([0, 2], 2)
  expect(other).toMatchObject({ outcome: '10', facts: { provisional: true, siteSays: '01' } })
  expect(isDisputed(other)).toBe(true)
  const pulled = anEvent('1-2 1', {})
  pulled.rounds[0]!.facts = { 0: { provisional: true } }
  const against = board(done(pulled, report('b', '01')))
  expect(against).toMatchObject({ outcome: '01', facts: { siteSays: '10', blackSays: '01' } })
  expect(claimsOf(against.facts).map(({ by }) => by)).toEqual(['b', 'site'])
  expect(isDisputed(against)).toBe(true)
  // Confirming all results skips disputed ones.
  expect(confirmingActs(done(pulled, report('b', '01')), undefined)).toEqual([])
})
