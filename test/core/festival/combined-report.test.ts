import { expect, test } from 'vitest'
import { combinedEvent, combinedReport, type SectionReport } from '#core/festival/combined-report.ts'
import { isFault } from '#core/trf/fault.ts'
import { parseTrf } from '#core/trf/parse.ts'

interface Player {
  name: string
  rating: number
  federation: string
  fideId?: string
  birth?: string
}

const line = ({ name, rating, federation, fideId = '', birth = '' }: Player, at: number): string =>
  [
    `001 ${String(at + 1).padStart(4)}      ${name.padEnd(33)} ${String(rating).padStart(4)} ${federation}`,
    fideId.padStart(11),
    birth.padEnd(10),
  ].join(' ')

function section(tournament: string, head: string[], players: Player[]): SectionReport {
  const trf = parseTrf([...head, ...players.map(line)].join('\n'))
  if (isFault(trf)) throw new Error(trf.reason)
  return { tournament, trf }
}

const A = section(
  'a',
  ['032 GER', '102 Marsh, Ida'],
  [
    { name: 'Reed, Roy', rating: 2300, federation: 'GER', fideId: '4600002' },
    { name: 'Sedge, Sue', rating: 0, federation: 'POL', birth: '1990' },
  ],
)
const B = section(
  'b',
  ['032 POL', '102 Rush, Rob'],
  [
    { name: 'Tule, Tom', rating: 1500, federation: 'POL', birth: '2001' },
    { name: 'Reed, Roy', rating: 1400, federation: 'GER', fideId: '4600003' },
  ],
)

test('all players are counted, and officials and host are those of the main section', () => {
  const { summary, inSeveral } = combinedReport(A, [B])
  expect(summary.counts.slice(0, 3)).toEqual([
    { of: 'all', players: 4, federations: 2, host: 2 },
    { of: 'rated', players: 3, federations: 2, host: 2 },
    { of: 'unrated', players: 1, federations: 1, host: 0 },
  ])
  expect([summary.chiefArbiter, inSeveral]).toEqual(['Marsh, Ida', []])
})

test.each<[string, Player, string]>([
  ['FIDE ID', { name: 'Reed, R.', rating: 2200, federation: 'GER', fideId: '4600002' }, 'Roy Reed'],
  ['name and year of birth', { name: 'SEDGE, Sué', rating: 0, federation: 'POL', birth: '1990/04/02' }, 'Sue Sedge'],
])('who plays in two sections is named: the same %s', (_by, player, named) => {
  const { inSeveral } = combinedReport(A, [B, section('c', [], [player])])
  expect(inSeveral).toEqual([named])
})

test.each([
  [[], ''],
  [[null, null], ''],
  [['401', '401'], '401'],
  [['401', '402', '403'], '401-403'],
  [['401', '405'], '401,405'],
  [['405', '401'], '405,401'],
  [['401', null, '402'], '401-402'],
])('the numbers %j at FIDE become “%s”', (numbers, combined) => {
  expect(combinedEvent(numbers)).toBe(combined)
})
