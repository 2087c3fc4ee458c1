import { describe, expect, it } from 'vitest'
import { fixtureScore, presentScore } from '#core/match/fixture-score.ts'
import { withMini } from '#core/match/fixture-state.ts'
import { emptyMini, type Mini } from '#core/match/mini.ts'
import { field } from '#core/standings/field.ts'
import { standings } from '#core/standings/table.ts'
import { formatPoints } from '#core/text/score.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import {
  afterRemoval,
  division,
  FORFEITED,
  LEAGUE_RULES,
  miniOf,
  withMatch,
  withPenalty,
} from '../../support/worked-league.ts'

/** Clubs in order, with match points and board points: `Ash 8½ 58`. */
function table(snapshot: Snapshot): string[] {
  const { match, game } = field(snapshot, 5)
  return standings(snapshot, 5).rows.map(
    ({ player }) =>
      `${snapshot.players.firstName[player]} ${formatPoints(match.total[player]!)} ${formatPoints(game.total[player]!)}`,
  )
}

const clubs = (snapshot: Snapshot): string =>
  table(snapshot)
    .join(', ')
    .replaceAll(/ [\d½]+ [\d½]+/g, '')

describe('Each match of a fixture gives match points', () => {
  it('ranks division A, where Ash forfeited a blitz match for 10 board points', () => {
    expect(table(division('A'))).toEqual([
      'Ash 8½ 58',
      'Birch 7 49½',
      'Elm 6½ 44½',
      'Cedar 4 46½',
      'Dale 4 42',
      'Fir 0 29½',
    ])
  })

  it('relegates Cedar if a forfeit gives no board points', () => {
    expect(table(division('A', { forfeitBoardPoints: 'none' })).slice(3)).toEqual([
      'Dale 4 42',
      'Cedar 4 36½',
      'Fir 0 29½',
    ])
  })

  it('gives a number of board points for a forfeit if the league says so', () => {
    expect(table(division('A', { forfeitBoardPoints: 6 }))[3]).toBe('Cedar 4 42½')
  })

  it('shows what a forfeit counted as a draw of 0–0 would do: Cedar goes down', () => {
    const misread = withMatch(division('A'), FORFEITED, { outcome: '==', points: [0, 0] })
    expect(table(misread).slice(3)).toEqual(['Dale 4 42', 'Cedar 3½ 36½', 'Fir 0 29½'])
  })

  it('shows what a forfeit without a result would do: Cedar goes down', () => {
    const aborted = withMatch(division('A'), FORFEITED, { outcome: '  ', facts: { aborted: true } })
    expect(table(aborted).slice(3)).toEqual(['Dale 4 42', 'Cedar 3 36½', 'Fir 0 29½'])
  })

  it('ranks division B before and after a player’s removal, which puts Juniper above Gorse', () => {
    const before = division('B')
    expect(table(before)).toEqual([
      'Hazel 8 60',
      'Gorse 7½ 54',
      'Ivy 6 56½',
      'Juniper 5½ 49½',
      'Kale 2½ 35',
      'Larch ½ 15',
    ])
    expect(table(afterRemoval(before))).toEqual([
      'Hazel 8 60',
      'Juniper 6½ 51½',
      'Gorse 6½ 52',
      'Ivy 6 56½',
      'Kale 2½ 35',
      'Larch ½ 15',
    ])
  })

  it('lets a penalty of a match point undo that promotion', () => {
    const ruled = withPenalty(afterRemoval(division('B')), {
      player: 4,
      round: 5,
      mp: -2,
      gp: 0,
      reason: 'Late report',
    })
    expect(clubs(ruled)).toBe('Hazel, Gorse, Ivy, Juniper, Kale, Larch')
    expect(table(ruled)[3]).toBe('Juniper 5½ 51½')
  })

  it('gives 2-1-0 if the league does', () => {
    const doubled = division('A', { winReward: 2, drawReward: 1 })
    expect(table(doubled).slice(0, 3)).toEqual(['Ash 17 58', 'Birch 14 49½', 'Elm 13 44½'])
  })
})

describe('The matches won decide a fixture', () => {
  const segments = { fixtureScoring: 'segments' } as const

  it('keeps the order of division A', () => {
    expect(table(division('A', segments))).toEqual([
      'Ash 4½ 58',
      'Birch 3½ 49½',
      'Elm 3 44½',
      'Cedar 2 46½',
      'Dale 2 42',
      'Fir 0 29½',
    ])
  })

  it('separates Hazel and Gorse by the board points of their fixture', () => {
    expect(table(division('B', segments)).slice(0, 2)).toEqual(['Hazel 4 60', 'Gorse 4 54'])
  })

  it('puts Ivy above Gorse after the removal, as their fixture was level', () => {
    expect(table(afterRemoval(division('B', segments)))).toEqual([
      'Hazel 4 60',
      'Juniper 3½ 51½',
      'Ivy 3 56½',
      'Gorse 3 52',
      'Kale 1½ 35',
      'Larch 0 15',
    ])
  })
})

describe('All board points decide a fixture', () => {
  const sum = { fixtureScoring: 'sum' } as const

  it('relegates Cedar by the encounters of three clubs', () => {
    expect(table(division('A', sum))).toEqual([
      'Ash 4 58',
      'Birch 3½ 49½',
      'Dale 2½ 42',
      'Elm 2½ 44½',
      'Cedar 2½ 46½',
      'Fir 0 29½',
    ])
  })

  it('gives the fixture to Ash if the forfeit gives no board points', () => {
    expect(table(division('A', { ...sum, forfeitBoardPoints: 'none' }))).toEqual([
      'Ash 5 58',
      'Birch 3½ 49½',
      'Dale 2½ 42',
      'Elm 2½ 44½',
      'Cedar 1½ 36½',
      'Fir 0 29½',
    ])
  })

  it('promotes Hazel and Ivy before and after the removal', () => {
    const before = division('B', sum)
    expect(table(before)).toEqual([
      'Hazel 5 60',
      'Ivy 3½ 56½',
      'Gorse 3½ 54',
      'Juniper 2 49½',
      'Kale 1 35',
      'Larch 0 15',
    ])
    expect(table(afterRemoval(before)).slice(0, 4)).toEqual([
      'Hazel 5 60',
      'Ivy 3½ 56½',
      'Juniper 3 51½',
      'Gorse 2½ 52',
    ])
  })
})

describe('A fixture', () => {
  const rules = { ...DEFAULTS, ...LEAGUE_RULES, segments: [...LEAGUE_RULES.segments] }
  const running = (k: number, points: [number, number]): Mini => ({
    ...emptyMini(k),
    points,
    facts: { bodyStatus: 'in_progress', boards: 5 },
  })

  it('gives the match points of its finished match while the other one runs, and has no outcome yet', () => {
    expect(fixtureScore(rules, [miniOf(1, '5-3'), running(2, [3, 6])])).toEqual({
      points: [13, 12],
      mp: [2, 0],
      outcome: '  ',
      isOver: false,
    })
  })

  it('counts a running match with its present score in the standings as they stand', () => {
    expect(presentScore(rules, [miniOf(1, '5-3'), running(2, [3, 6])])).toMatchObject({ mp: [2, 2], outcome: '==' })
  })

  it('has no score before its first match', () => {
    expect(fixtureScore(rules, undefined)).toEqual({ points: null, mp: null, outcome: '  ', isOver: false })
  })

  it('is a forfeit if all its matches are', () => {
    const lost = [1, 2].map((k): Mini => ({ ...emptyMini(k), outcome: '-+' }))
    expect(fixtureScore(rules, lost)).toEqual({ points: [0, 36], mp: [0, 4], outcome: '-+', isOver: true })
  })

  it('gives nothing to two sides that both forfeited', () => {
    const both = [1, 2].map((k): Mini => ({ ...emptyMini(k), outcome: '--' }))
    expect(fixtureScore(rules, both)).toEqual({ points: [0, 0], mp: [0, 0], outcome: '--', isOver: true })
  })

  it('takes the fewest boards of the match itself if they differ from the segment’s', () => {
    expect(fixtureScore(rules, [{ ...miniOf(2, '+:-'), minBoards: 3 }]).points).toEqual([12, 0])
  })

  it('starts with its next match and ends with its last one', () => {
    const empty = { outcome: '  ', points: null, games: '', facts: {} }
    const planned = withMini(empty, 2, { facts: { startTime: 500 } }, rules)
    const begun = withMini(planned, 1, { facts: { startTime: 100, bodyStatus: 'in_progress' } }, rules)
    expect(begun.facts).toEqual({ startTime: 100, bodyStatus: 'in_progress' })
    const half = withMini(
      begun,
      1,
      { outcome: '10', points: [10, 6], facts: { bodyStatus: 'finished', endTime: 200 } },
      rules,
    )
    expect(half.facts).toEqual({ startTime: 500 })
    const over = withMini(
      half,
      2,
      { outcome: '01', points: [4, 16], facts: { bodyStatus: 'finished', endTime: 600 } },
      rules,
    )
    expect(over.facts).toEqual({ startTime: 500, bodyStatus: 'finished', endTime: 600 })
    expect(over).toMatchObject({ outcome: '==', points: [14, 22], mp: [2, 2] })
  })
})
