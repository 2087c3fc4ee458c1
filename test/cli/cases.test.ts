import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kibitz } from '#cli/kibitz.ts'
import { proposeDraw } from '#core/draw/engines.ts'
import { standings } from '#core/standings/table.ts'
import { exportTrf } from '#core/trf/export.ts'
import { plainPoints } from '#core/text/score.ts'
import { importText } from '#test/support/trf/files.ts'

const path = (name: string): string => `test/support/cases/${name}.trf`
const textOf = (name: string): string => readFileSync(path(name), 'utf8')

/** The next round, or a given one, by the command. */
async function paired(name: string, ...options: string[]): Promise<string[]> {
  const { stdout } = await kibitz(['pair', path(name), ...options])
  return stdout.trimEnd().split('\n')
}

/** The next round as the site draws it, from the file and from the file that the site exports of it. */
function drawnBySite(text: string): string[][] {
  const imported = importText(text)
  const again = importText(exportTrf(imported.snapshot, imported))
  return [imported, again].map(({ snapshot }) => {
    const draw = proposeDraw(snapshot, snapshot.round + 1)
    if (typeof draw === 'string') throw new Error(draw)
    return draw.pairs.map(({ white, black }) => `${white} ${black ?? 0}`)
  })
}

/** Numbers in the order of the standings, by the command and by the site, from the file and from its export. */
async function ranked(name: string): Promise<string[][]> {
  const { stdout } = await kibitz(['standings', path(name)])
  const rows = stdout.trimEnd().split('\n').slice(1)
  const byRank = rows.map((row) => row.split('\t')).toSorted((a, b) => Number(a[1]) - Number(b[1]))
  const imported = importText(textOf(name))
  const again = importText(exportTrf(imported.snapshot, imported))
  const ofSite = [imported, again].map(({ snapshot }) =>
    standings(snapshot, snapshot.round).rows.map(({ player }) => String(snapshot.players.no[player])),
  )
  return [byRank.map(([no]) => no!), ...ofSite]
}

const points = (name: string): number[] => {
  const { snapshot } = importText(textOf(name))
  const rows = standings(snapshot, snapshot.round).rows
  return rows.toSorted((a, b) => a.player - b.player).map(({ score }) => plainPoints(score))
}

test('in the last round of type B, teams with level colours have no mild preference (C.04.6 1.7.2)', async () => {
  const name = '01-team-typeb-last-round'
  expect((await paired(name, '--round', '3')).toSorted()).toEqual(['1 5', '2 6', '3 4'])
  expect((await kibitz(['check', path(name)])).stdout).toBe('3 rounds, 0 differences\n')
})

test('C6 does not look at a score group whose teams have all floated up (C.04.6)', async () => {
  const name = '02-team-c6-emptied-group'
  expect((await paired(name, '--round', '5')).toSorted()).toEqual(['2 4', '3 8', '6 5', '7 1'])
  expect((await kibitz(['check', path(name)])).stdout).toBe('5 rounds, 0 differences\n')
})

test('tie-breaks that come before the points stay before them', async () => {
  for (const order of await ranked('08-212-points-not-first')) expect(order).toEqual(['3', '5', '2', '1', '4', '6'])
})

const CODES_BY_GAMES = ['', 'TYPEA_', 'TYPEB_'].flatMap((type) =>
  ['GP', 'GP_MP', 'GP_MP_BAKU', 'GP_BAKU'].map((scores) => `FIDE_TEAM_${type}${scores}`),
)

test.each(CODES_BY_GAMES)('%s ranks teams by game points first', (code) => {
  const { snapshot } = importText(textOf('09-gp-primary-FIDE_TEAM_GP').replace('192 FIDE_TEAM_GP', `192 ${code}`))
  expect(snapshot.settings).toMatchObject({ displayPoints: 'game', secondaryScore: code.includes('_MP') })
  const rows = standings(snapshot, 2).rows
  expect(rows.map(({ player, score }) => [snapshot.players.no[player], plainPoints(score)]).slice(0, 3)).toEqual([
    [2, 6.5],
    [1, 5],
    [3, 5],
  ])
})

test('command and site draw teams by game points where the type code says so', async () => {
  const name = '09-gp-primary-draw'
  for (const pairs of [await paired(name), ...drawnBySite(textOf(name))])
    expect(pairs.toSorted()).toEqual(['2 4', '3 1', '6 5'])
})

test('without a secondary score in the type code, the number decides which team is first, by command and site', async () => {
  const name = '09-team-no-secondary'
  for (const pairs of [await paired(name), ...drawnBySite(textOf(name))])
    expect(pairs.toSorted()).toEqual(['2 1', '3 4'])
})

test.each(['EDET', 'EDEB', 'EDEC', 'EDEBT', 'EDEBB'])(
  '%s separates two teams by the boards of their match (C.07 13.3.2)',
  (code) => {
    const { snapshot } = importText(textOf('10-edet').replace('PTS,EDET', `PTS,${code}`))
    expect(standings(snapshot, 3).rows.map(({ player, rank }) => [snapshot.players.no[player], rank])).toEqual([
      [2, 1],
      [4, 2],
      [3, 3],
      [1, 4],
    ])
  },
)

test('a tie-break that is unknown is named, and the others rank', async () => {
  const unknown = textOf('10-edet').replace('PTS,EDET', 'PTS,QQQ,EDET')
  const { snapshot } = importText(unknown)
  expect(snapshot.settings.tieBreaks).toEqual(['EDET'])
})

test('an absence is worth what record 162 says (A), in forfeits and zero-point byes', () => {
  expect(points('11-162-A')).toEqual([3, 4.5, 3, 3, 2.5, 2, 3, 2, 2, 1.5])
})

test('abnormal points without a type are added', () => {
  expect(points('16-299-blank')).toEqual([2, 2, 1.5, 0, 2, 2])
})

test('a round robin is drawn by the Berger table, also after somebody has left', async () => {
  expect(await paired('17-rr-withdrawal-after-3')).toEqual(['6 5', '1 4', '2 3'])
  const { snapshot } = importText(textOf('17-rr-withdrawal-after-3'))
  const gone = { ...snapshot, players: { ...snapshot.players, withdrawn: [2], withdrawnFrom: { 2: 4 } } }
  const draw = proposeDraw(gone, 4)
  expect(typeof draw === 'string' ? draw : draw.pairs.map(({ white, black }) => `${white} ${black}`)).toEqual([
    '6 5',
    '1 4',
    '2 3',
  ])
})

test('forfeits of a player who has left a round robin are read and kept', async () => {
  const name = '17-rr-withdrawal-forfeit'
  expect(points(name)).toEqual([2, 2.5, 1, 3.5, 2, 4])
  expect((await kibitz(['check', path(name)])).stdout).toBe('5 rounds, 0 differences\n')
})
