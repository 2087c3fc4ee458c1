import { expect, test } from 'vitest'
import {
  dismissingActs,
  reviewedState,
  siteProposal,
  takingActs,
  type SiteReview,
} from '#core/changes/site-proposals.ts'
import { actText, applyAct, inverseOf } from '#core/changes/acts.ts'
import type { Act } from '#core/changes/act.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aRound, aSnapshot } from '../../support/build.ts'

const LINK = { link: 'https://www.chess.com/club/matches/1', linkSource: 'chessCom', linkType: 'daily' } as const

/** Gorse beat Juniper 4½–3½, as the site said then. */
const league = (): Snapshot =>
  aSnapshot({
    players: ['Gorse', 'Juniper', 'Hazel', 'Ivy'],
    settings: { competitors: 'team', gamePointTotal: 8, pullResults: 2, winReward: 2, drawReward: 1 },
    rounds: [{ ...aRound('1-2 1, 3-4 =', { facts: { 0: LINK } }), points: [9, 7, 8, 8], games: ['1001====', ''] }],
  })
const review = (rest: Partial<SiteReview> = {}): SiteReview => ({
  round: 1,
  no: 1,
  base: [9, 7],
  score: [5, 11],
  closed: [{ side: 0, username: 'quietrook', board: 1 }],
  seenAt: 1,
  ...rest,
})
const TAKER = { by: 'ann', at: 2, reason: 'Closed for fair play' }
const applied = (snapshot: Snapshot, acts: Act[] | string): Snapshot => {
  if (typeof acts === 'string') throw new Error(acts)
  return acts.reduce(applyAct, snapshot)
}

test('a proposal says the score before and after, and the ranks that would change', () => {
  const proposal = siteProposal(league(), review())
  expect(proposal).toMatchObject({
    before: { outcome: '10', points: [9, 7] },
    after: { outcome: '01', points: [5, 11] },
  })
  const ranks = proposal!.effects.moved.map(({ no, from, to }) => [no, from?.rank, to?.rank])
  expect(ranks).toContainEqual([2, 4, 1])
  expect(ranks).toContainEqual([1, 1, 4])
})

test('taking the score ends the proposal, and undoing that opens it again', () => {
  const before = league()
  const [act] = takingActs(before, review(), TAKER) as Act[]
  const taken = applied(before, [act!])
  expect(taken.rounds[0]).toMatchObject({ outcomes: '01==', points: [5, 11, 8, 8] })
  expect(siteProposal(taken, review())).toBeUndefined()
  expect(siteProposal(applyAct(taken, inverseOf(before, act!)!), review())).toBeDefined()
})

test('a dismissed proposal stays dismissed until that is undone, or the site says something new', () => {
  const before = league()
  const [act] = dismissingActs(review()) as [Act]
  const kept = applied(before, [act])
  expect(kept.rounds[0]!.points).toEqual([9, 7, 8, 8])
  expect(siteProposal(kept, review())).toBeUndefined()
  expect(siteProposal(kept, review({ score: [4, 12] }))).toBeDefined()
  const inverse = inverseOf(before, act)!
  expect(siteProposal(applyAct(kept, inverse), review())).toBeDefined()
  expect(actText(before, act)).toContain('the result stays, though the chess site now says 2½–5½')
  expect(actText(kept, inverse)).toContain('is open again')
})

test.each<[string, (snapshot: Snapshot) => Snapshot, Partial<SiteReview>]>([
  ['the site said the same when the result was confirmed', (one) => one, { base: [5, 11] }],
  ['the site has no score any more', (one) => one, { score: [0, 0] }],
  ['the result is not confirmed', (one) => applied(one, [provisional]), {}],
  ['the link was removed', (one) => applied(one, [unlinked]), {}],
])('nothing is proposed if %s', (_, change, rest) => {
  expect(siteProposal(change(league()), review(rest))).toBeUndefined()
})

const provisional: Act = { type: 'setResult', round: 1, no: 1, change: { facts: { provisional: true } } }
const unlinked: Act = { type: 'setResult', round: 1, no: 1, change: { facts: { link: null } } }

test('one match of a fixture is proposed and ruled on by itself', () => {
  const segments = ['Rapid', 'Blitz'].map((label) => ({
    label,
    timeClass: 'rapid' as const,
    minBoards: 4,
    gamesPerBoard: 2,
  }))
  const fixture = aSnapshot({
    players: ['Gorse', 'Juniper'],
    settings: { competitors: 'team', gamePointTotal: 16, pullResults: 2, segments, fixtureScoring: 'perMini' },
    rounds: ['1-2 *'],
  })
  const played = (k: number): Act => ({
    type: 'setMini',
    round: 1,
    no: 1,
    k,
    change: { outcome: '10', points: [9, 7], facts: LINK },
  })
  const before = applied(fixture, [played(1), played(2)])
  expect(siteProposal(before, review({ k: 1 }))).toMatchObject({ k: 1, before: { points: [9, 7] } })
  const taken = applied(before, takingActs(before, review({ k: 1 }), TAKER))
  expect(reviewedState(taken, { round: 1, no: 1, k: 1 })).toMatchObject({
    points: [5, 11],
    ruling: { kind: 'fairPlay', before: { points: [9, 7] }, by: 'ann', reason: 'Closed for fair play' },
  })
  expect(reviewedState(taken, { round: 1, no: 1, k: 2 })).toMatchObject({ points: [9, 7] })
  expect(siteProposal(taken, review({ k: 1 }))).toBeUndefined()
  const kept = applied(before, dismissingActs(review({ k: 1 })))
  expect(siteProposal(kept, review({ k: 1 }))).toBeUndefined()
  expect(siteProposal(kept, review({ k: 2 }))).toBeDefined()
})
