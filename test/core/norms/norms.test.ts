import { describe, expect, test } from 'vitest'
import { achievedNorm, type NormRecord } from '#core/norms/best-games.ts'
import { normOutlook } from '#core/norms/chance.ts'
import { averageNeeded, measure, type NormGame } from '#core/norms/measure.ts'
import { mixOf, titlesAhead } from '#core/norms/rules.ts'

/** `2560 GM ESP`, with points that are shared out from the first game on. */
function games(lines: string[], points: number): NormGame[] {
  let left = 2 * points
  return lines.map((line, at) => {
    const [rating = '0', title = '', federation = ''] = line.split(' ')
    const own = Math.min(2, left)
    left -= own
    return {
      round: at + 1,
      opponent: at + 1,
      rating: Number(rating),
      title: title === '-' ? '' : title,
      federation,
      points: own,
    }
  })
}

const FEDERATIONS = ['ESP', 'UKR', 'POL', 'NED', 'FRA', 'ITA', 'HUN', 'AUT', 'CZE', 'SRB', 'GRE']
const titled = (ratings: number[], title: string): string[] =>
  ratings.map((rating, at) => `${rating} ${title} ${FEDERATIONS[at]}`)

const record = (own: NormGame[], change: Partial<NormRecord> = {}): NormRecord => ({
  games: own,
  federation: 'GER',
  isWaived: false,
  isDouble: false,
  rounds: own.length,
  hasFreeWin: false,
  isFixed: false,
  ...change,
})

const BREHM = [
  '2560 GM ESP',
  '2541 GM GER',
  '2500 GM UKR',
  '2478 IM GER',
  '2465 IM POL',
  '2440 IM NED',
  '2390 FM GER',
  '2350 IM FRA',
  '2105 - GER',
]

describe('the worked examples of norms', () => {
  test('the lowest opponent is raised, so 6½ of 9 make a GM norm', () => {
    const measured = measure('GM', games(BREHM, 6.5), record([]))
    expect(measured).toMatchObject({ average: 2436, needed: 13, performance: 2602, raised: 9, isAchieved: true })
    expect(measured.conditions.map(({ kind, is, needed }) => [kind, is, needed])).toEqual([
      ['federations', 5, 2],
      ['own', 4, 5],
      ['one', 4, 6],
      ['titled', 8, 5],
      ['top', 3, 3],
      ['average', 2436, 2380],
    ])
  })

  test('six points of the same games make an IM norm and no GM norm', () => {
    expect(measure('GM', games(BREHM, 6), record([]))).toMatchObject({ performance: 2561, isAchieved: false })
    expect(measure('IM', games(BREHM, 6), record([]))).toMatchObject({
      average: 2425,
      performance: 2550,
      raised: undefined,
      isAchieved: true,
    })
  })

  test('an average of 2229 is never an IM norm, one of 2230 with seven points is', () => {
    const ratings = [2300, 2295, 2270, 2262, 2241, 2230, 2190, 2160, 2117]
    expect(measure('IM', games(titled(ratings, 'IM'), 9), record([]))).toMatchObject({
      average: 2229,
      isAchieved: false,
    })
    const higher = [...ratings.slice(0, 8), 2118]
    expect(measure('IM', games(titled(higher, 'IM'), 7), record([]))).toMatchObject({
      average: 2230,
      needed: 14,
      performance: 2450,
      isAchieved: true,
    })
  })

  test('beaten opponents may be left out while nine games remain', () => {
    const ratings = [2502, 2488, 2461, 2455, 2440, 2432, 2410, 2398, 2361, 1880, 1700]
    // 6½ from the first nine, the last two beaten.
    const own = games(titled(ratings, 'GM'), 6.5).map((game, at) => (at > 8 ? { ...game, points: 2 } : game))
    expect(measure('GM', own, record([]))).toMatchObject({ average: 2366, isAchieved: false })
    expect(measure('GM', own.slice(0, 10), record([]))).toMatchObject({ average: 2415, needed: 15, isAchieved: true })
    expect(measure('GM', own.slice(0, 9), record([]))).toMatchObject({ average: 2439, needed: 13, isAchieved: true })
    expect(achievedNorm('GM', record(own))?.games).toHaveLength(10)
    expect(achievedNorm('GM', record(own, { isFixed: true }))).toBeUndefined()
  })

  test('in a Swiss a norm that stands after nine games outlasts later losses', () => {
    const ratings = [2560, 2541, 2500, 2478, 2465, 2440, 2390, 2350, 2330, 2300, 2290]
    const own = games(titled(ratings, 'GM'), 7)
    expect(achievedNorm('GM', record(own))?.games).toHaveLength(9)
    expect(achievedNorm('GM', record(own, { isFixed: true }))).toBeUndefined()
  })

  describe('eight games with a free win in nine rounds', () => {
    const ratings = [2412, 2398, 2377, 2365, 2310, 2256, 2240, 2188]
    const eight = games(titled(ratings, 'IM'), 5.5)

    test('are enough', () => {
      expect(achievedNorm('IM', record(eight, { rounds: 9, hasFreeWin: true }))).toMatchObject({
        average: 2318,
        needed: 11,
        performance: 2459,
      })
    })

    test('are too few if the ninth opponent is left out by choice', () => {
      const nine: NormGame[] = [...eight, { ...eight[0]!, round: 9, opponent: 9, rating: 1998, points: 2 }]
      expect(measure('IM', nine, record([]))).toMatchObject({ average: 2288, needed: 13 })
      expect(achievedNorm('IM', record(eight, { rounds: 9 }))).toBeUndefined()
    })
  })

  test('six of nine opponents of the own federation are too many, unless that is waived', () => {
    const lines = BREHM.map((line, at) =>
      at < 6 ? line.replace(/\w+$/, 'GER') : line.replace(/\w+$/, FEDERATIONS[at]!),
    )
    expect(achievedNorm('IM', record(games(lines, 7)))).toBeUndefined()
    expect(achievedNorm('IM', record(games(lines, 7), { isWaived: true }))).toBeDefined()
  })

  test('CM is no title that counts', () => {
    const lines = titled([2500, 2500, 2500, 2500, 2500, 2500, 2500, 2500, 2500], 'GM').map((line, at) =>
      at < 5 ? line.replace('GM', 'CM') : line,
    )
    expect(measure('GM', games(lines, 9), record([])).conditions).toContainEqual(
      expect.objectContaining({ kind: 'titled', is: 4, needed: 5, isMet: false }),
    )
  })

  test.each([
    [7, 4, 4, 4, 3],
    [8, 4, 5, 4, 3],
    [9, 5, 6, 5, 3],
    [10, 6, 6, 5, 4],
    [11, 6, 7, 6, 4],
    [12, 7, 8, 6, 4],
    [13, 7, 8, 7, 5],
  ])('%i games: %i own, %i of one federation, %i titled, %i of the title', (count, own, one, needed, top) => {
    expect(mixOf(count)).toEqual({ own, one, titled: needed, top })
  })

  test.each([
    [3.5, 2680],
    [4, 2643],
    [4.5, 2600],
    [5, 2557],
    [5.5, 2520],
    [6, 2475],
    [6.5, 2434],
    [7, 2380],
  ])('%d of 9 ask for an average of %i for a GM norm', (points, average) => {
    expect(averageNeeded('GM', 2 * points, 9)).toBe(average)
    expect(averageNeeded('IM', 2 * points, 9)).toBe(average - 150)
    expect(averageNeeded('WGM', 2 * points, 9)).toBe(average - 200)
    expect(averageNeeded('WIM', 2 * points, 9)).toBe(average - 350)
  })
})

describe('chances while playing', () => {
  const soFar = games(titled([2511, 2478, 2460, 2433, 2402, 2390, 2281], 'GM'), 5)
  const next = (ratings: number[]) =>
    ratings.map((rating, at) => ({ round: 8 + at, opponent: 8 + at, rating, title: 'GM', federation: 'CZE' }))
  const own = record(soFar, { rounds: 9 })

  test('opponents of 2520 and 2480 leave 1½ from 2', () => {
    expect(normOutlook('GM', own, { known: next([2520, 2480]), unknown: 0 })).toMatchObject({
      state: 'chance',
      points: 3,
      from: 2,
      average: 2439,
    })
  })

  test('two opponents of 2450 leave 2 from 2', () => {
    expect(normOutlook('GM', own, { known: next([2450, 2450]), unknown: 0 })).toMatchObject({
      state: 'chance',
      points: 4,
      average: 2428,
    })
  })

  test('an opponent who is not known yet has to be strong enough', () => {
    const outlook = normOutlook('GM', own, { known: next([2520]), unknown: 1 })
    expect(outlook).toMatchObject({ state: 'chance', points: 3, from: 2 })
    if (outlook.state !== 'chance') return
    const played = (last: number): NormGame[] =>
      [...soFar, ...next([2520, last])].map((game, at) => ({
        ...game,
        points: soFar[at]?.points ?? (at === 7 ? 2 : 1),
      }))
    expect(measure('GM', played(outlook.unknownAverage!), own).isAchieved).toBe(true)
    expect(measure('GM', played(outlook.unknownAverage! - 1), own).isAchieved).toBe(false)
  })

  test('a norm with too few opponents of the title is out of reach', () => {
    const players = games(titled([2511, 2478, 2460, 2433, 2402, 2390, 2281], 'IM'), 7)
    expect(normOutlook('GM', record(players, { rounds: 9 }), { known: next([2520]), unknown: 1 })).toMatchObject({
      state: 'impossible',
      reason: 'mix',
    })
  })

  test('an event of seven rounds has too few games', () => {
    expect(normOutlook('GM', record(soFar), { known: [], unknown: 0 })).toMatchObject({
      state: 'impossible',
      reason: 'games',
    })
  })
})

test('players make norms only for higher titles, and for women’s titles only women do', () => {
  expect(titlesAhead('GM', false)).toEqual([])
  expect(titlesAhead('IM', false)).toEqual(['GM'])
  expect(titlesAhead('FM', false)).toEqual(['GM', 'IM'])
  expect(titlesAhead('WFM', false)).toEqual(['GM', 'IM', 'WGM', 'WIM'])
  expect(titlesAhead('', true)).toEqual(['GM', 'IM', 'WGM', 'WIM'])
})
