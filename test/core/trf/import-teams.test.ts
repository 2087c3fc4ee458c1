import { expect, test } from 'vitest'
import type { Outcome } from '#core/match/outcome.ts'
import { recordsOf } from '#core/trf/trf.ts'
import { letterPoints, matchPoints } from '#core/trf/result-worth.ts'
import { importText, inColumns, playerLine, readTrf, trfText } from '#test/support/trf/files.ts'

const TEAMS = trfText('tec-team14.trf')

/** `1-8 10 5:3 10==1001`: teams, outcome, doubled game points, games. */
function matches(text: string, round: number): string[] {
  const { players, rounds } = importText(text).snapshot
  const { white, black, outcomes, points, games } = rounds[round - 1]!
  return white.map((team, at) => {
    const sides = black[at]! < 0 ? `${players.no[team]}` : `${players.no[team]}-${players.no[black[at]!]}`
    const score = `${points![2 * at]}:${points![2 * at + 1]}`
    return [sides, outcomes.slice(2 * at, 2 * at + 2).trim(), score, games?.[at]].filter(Boolean).join(' ')
  })
}

test('match and game points of every team equal those of its own line', () => {
  const trf = readTrf(TEAMS)
  const worth = matchPoints(trf)
  const { players, rounds } = importText(TEAMS).snapshot
  const totals = players.no.map(() => ({ matchPoints: 0, gamePoints: 0 }))
  for (const { white, black, outcomes, points } of rounds) {
    for (const [side, teams] of [white, black].entries()) {
      for (const [at, team] of teams.entries()) {
        if (team < 0) continue
        totals[team]!.matchPoints += letterPoints(outcomes[2 * at + side] as Outcome, worth) / 2
        totals[team]!.gamePoints += points![2 * at + side]! / 2
      }
    }
  }
  const stated = recordsOf(trf, 'team').map(({ record: { matchPoints, gamePoints } }) => ({ matchPoints, gamePoints }))
  expect(totals).toEqual(stated)
})

test('a team event has its teams as players, and their members as individuals', () => {
  const { snapshot, individuals, games } = importText(TEAMS)
  expect(snapshot.settings).toMatchObject({
    competitors: 'team',
    pairingSystem: 'swiss',
    totalRounds: 7,
    gamePointTotal: 4,
    displayPoints: 'match',
    winReward: 2,
    drawReward: 1,
    lossReward: 0,
    byeReward: 1,
    tieBreaks: ['EDE', 'EMGSB', 'BH:MP'],
  })
  expect(snapshot.players).toMatchObject({ no: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] })
  expect([snapshot.players.firstName[7], snapshot.players.lastName[7]]).toEqual(['Hippopotami', ''])
  expect(individuals).toHaveLength(84)
  expect(individuals.filter(({ team }) => team === 3).map(({ no, board }) => [no, board])).toEqual([
    [3, 1],
    [25, 2],
    [32, 3],
    [20, 4],
    [58, 5],
    [54, 6],
  ])
  expect(individuals[0]).toMatchObject({ no: 1, team: 1, name: 'Armando Aglio', rating: 2110, nationality: 'FID' })
  expect(games).toHaveLength(47 * 4)
})

test('the side with White on board 1 is the first side of the match', () => {
  expect(matches(TEAMS, 1)[0]).toBe('1-8 10 5:3 10==1001')
  expect(matches(TEAMS, 1)[1]).toBe('9-2 01 2:6 01010110')
})

test('a board has its players by colour, and knows which side has White', () => {
  const [first, second] = importText(TEAMS).games
  expect(first).toEqual({
    round: 1,
    matchNo: 1,
    no: 1,
    board: 1,
    white: 'Armando Aglio',
    black: 'Hans Holz',
    outcome: '10',
    whiteIndividual: 1,
    blackIndividual: 28,
    whiteFirst: true,
  })
  expect(second).toMatchObject({ board: 2, white: 'Herbert Honacek', black: 'Alejandro Almeida', whiteFirst: false })
})

test('a forfeited match has forfeit outcomes on all its boards', () => {
  expect(matches(TEAMS, 6)).toContain('6-1 -+ 0:8 -+-+-+-+')
})

test('byes of teams: half and zero points by request, pairing-allocated with the points of its record', () => {
  expect(matches(TEAMS, 5).slice(-2)).toEqual(['14 H 4:0', '12 U 4:0'])
  expect(matches(TEAMS, 7).slice(-2)).toEqual(['7 Z 0:0', '14 U 4:0'])
  expect(matches(TEAMS.replace('320  1.0  2.0', '320  2.0  3.0'), 7).at(-1)).toBe('14 U 6:0')
  expect(importText(TEAMS.replace('320  1.0  2.0', '320  2.0  3.0')).snapshot.settings.byeReward).toBe(2)
})

const keep = (wanted: (line: string) => boolean) =>
  TEAMS.split('\n').filter((line) => !line.startsWith('300') || wanted(line))

test('line-ups may be given from one side only, or not at all', () => {
  const oneSided = keep(
    (line) => Number(line.slice(8, 11)) < Number(line.slice(12, 15)) || line.startsWith('300   6   1'),
  ).join('\n')
  const none = keep(() => false).join('\n')
  for (let round = 1; round <= 7; round++) {
    expect(matches(oneSided, round).sort()).toEqual(matches(TEAMS, round).sort())
    // Without line-ups the boards follow the teams' own order; in this file no member ever sat out.
    expect(
      matches(none, round)
        .map((match) => match.split(' ').slice(0, 3))
        .sort(),
    ).toEqual(
      matches(TEAMS, round)
        .map((match) => match.split(' ').slice(0, 3))
        .sort(),
    )
  }
})

const PAIR = [
  playerLine(1, 'A', '   3 w 1  0000 - U'),
  playerLine(2, 'B', '0000 - +  0000 - U'),
  playerLine(3, 'C', '   1 b 0  0000 - Z'),
  playerLine(4, 'D', '0000 - -  0000 - Z'),
]

test('the older team lines make a team event; the players’ opponents give the matches', () => {
  const text = [
    ...PAIR,
    inColumns('013', { 5: 'Rooks', 37: '   1    2' }),
    inColumns('013', { 5: 'Kings', 37: '   3    4' }),
  ].join('\n')
  const { snapshot, individuals } = importText(text)
  expect(snapshot.players).toMatchObject({ no: [1, 2], firstName: ['Rooks', 'Kings'] })
  expect(snapshot.settings).toMatchObject({ competitors: 'team', gamePointTotal: 1 })
  expect(individuals.map(({ no, team }) => [no, team])).toEqual([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])
  expect(matches(text, 1)).toEqual(['1-2 10 4:0 10+-'])
  expect(matches(text, 2)).toEqual(['1 U 1:0', '2 Z 0:0'])
})

test('clubs in an event of individuals make no team event', () => {
  const lines = [
    playerLine(1, 'A', '   2 w 1'),
    playerLine(2, 'B', '   1 b 0'),
    playerLine(3, 'C', '   4 w ='),
    playerLine(4, 'D', '   3 b ='),
  ]
  const clubs = [
    inColumns('013', { 5: 'Rooks', 37: '   1    3' }),
    inColumns('013', { 5: 'Kings', 37: '   2' }),
    inColumns('013', { 5: 'Knights', 37: '   4' }),
  ]
  const { snapshot } = importText([...lines, ...clubs].join('\n'))
  expect(snapshot.settings.competitors).toBe('individual')
  expect(snapshot.players.firstName).toEqual(['A', 'B', 'C', 'D'])
})

test('a forfeited match that the players’ lines do not mention counts every board', () => {
  const lines = [playerLine(1, 'A', ''), playerLine(2, 'B', ''), playerLine(3, 'C', ''), playerLine(4, 'D', '')]
  const teams = (type: string) =>
    [
      '352 WB',
      ...lines,
      inColumns('310', { 5: '  1', 9: 'Rooks', 74: '   1    2' }),
      inColumns('310', { 5: '  2', 9: 'Kings', 74: '   3    4' }),
      `330 ${type}   1   2   1`,
    ].join('\n')
  expect(matches(teams('+-'), 1)).toEqual(['2-1 +- 4:0 +-+-'])
  expect(matches(teams('--'), 1)).toEqual(['2-1 -- 0:0 ----'])
})

test('a match is unfinished while one of its games is', () => {
  const text = TEAMS.replace(/^(001    [13] .*)[10]$/gm, '$1')
  expect(matches(TEAMS, 7)[0]).toBe('3-1 01 3:5 0101==10')
  expect(matches(text, 7)[0]).toBe('3-1 3:3   01==10')
  expect(importText(text).snapshot.active).toBe(true)
})
