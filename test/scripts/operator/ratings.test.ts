import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { zipSync, strToU8 } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import type { ListCatalogue } from '#core/ratings/catalogue.ts'
import type { BlockIndex } from '#core/ratings/list-blocks.ts'
import { isAudit } from '#test/support/audit.ts'
import { FIDE_HEADINGS, fideLine, manyLines } from '../../../scripts/ratings/invented-list.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** The script with a stand-in for wrangler, whose account is a folder. */
function aSite() {
  const folder = mkdtempSync(join(tmpdir(), 'ratings-'))
  folders.push(folder)
  const at = (...path: string[]) => join(folder, ...path)
  mkdirSync(at('bin'))
  mkdirSync(at('account'))
  symlinkSync(resolve('test/support/fake-wrangler.mjs'), at('bin/wrangler'))
  copyFileSync('wrangler.toml', at('wrangler.toml'))
  const run = (args: string[], env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [resolve('scripts/ratings.ts'), ...args, '--remote'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${at('bin')}${delimiter}${process.env.PATH}`, ACCOUNT: at('account'), ...env },
      },
    )
    return { failed: status !== 0, printed: stdout + stderr }
  }
  const stored = (...path: string[]) => at('account/kibitz-ratings', ...path)
  const catalogue = () => JSON.parse(readFileSync(stored('catalogue.json'), 'utf8')) as ListCatalogue
  return { at, run, stored, catalogue }
}

const list = (...lines: string[]): string => [FIDE_HEADINGS, ...lines].join('\r\n')

test('FIDE’s list in its zip becomes sorted blocks; a defect names its line; the next list replaces it', () => {
  const { at, run, stored, catalogue } = aSite()
  const lines = [...manyLines(2000)]
  lines[20] = lines[20]!.replace(/^\d+/, (id) => `x${id.slice(1)}`)
  writeFileSync(at('list.zip'), zipSync({ 'players_list_foa.txt': strToU8(list(...lines), true) }))
  const { failed, printed } = run(['list.zip', '--on=2026-11-01'])
  expect(printed).toMatch(/Line 22 is left out: the ID is “x\d+”\.\n/)
  expect(printed).toMatch(/FIDE, list of 2026-11-01: 1,999 players in \d+ s with at most \d+ MB of memory\./)
  expect(failed).toBe(false)
  const [{ version, players, parts }] = catalogue().lists as [ListCatalogue['lists'][0]]
  expect({ players, parts }).toEqual({ players: 1999, parts: 1 })
  const { firsts, offsets, lengths } = JSON.parse(
    gunzipSync(readFileSync(stored('fide', version, 'index.json.gz'))).toString(),
  ) as BlockIndex
  expect(firsts.length).toBeGreaterThan(1)
  const part = readFileSync(stored('fide', version, '000'))
  const blocks = firsts.map((_, at) => gunzipSync(part.subarray(offsets[at]!, offsets[at]! + lengths[at]!)).toString())
  const keys = blocks.flatMap((block) => block.split('\n').map((line) => line.split('\t')[0]!))
  expect(keys).toEqual(keys.toSorted())
  expect(blocks.map((block) => block.split('\t')[0])).toEqual(firsts)
  expect(new Set(keys.filter((key) => /^\d+$/.test(key))).size).toBe(1999)

  writeFileSync(at('few.txt'), list(fideLine({ id: 1, name: 'Lee, Ann', federation: 'ENG' })))
  expect(run(['few.txt', '--on=2026-12-01'])).toMatchObject({
    failed: true,
    printed: expect.stringContaining(
      'the list has 1 players, the present one 1999. --smaller imports it all the same.',
    ),
  })
  expect(run(['few.txt', '--on=2026-12-01', '--smaller']).failed).toBe(false)
  expect(catalogue().lists).toMatchObject([{ on: '2026-12-01', players: 1 }])
  expect(existsSync(stored('fide', version, '000'))).toBe(false)
})

const xmlPlayer = (id: string, name: string): string =>
  [
    '<player>',
    `<fideid>${id}</fideid>`,
    `<name>${name}</name>`,
    '<country>NOR</country>',
    '<rating>1900</rating><rapid_rating/><blitz_rating></blitz_rating>',
    '</player>',
  ].join('\n')

test('FIDE’s list as XML is read too, from its zip or on one line; a defect names the line of its player', () => {
  const { at, run, catalogue } = aSite()
  const players = [xmlPlayer('1', 'Øre, Ann'), xmlPlayer('x2', 'Ray, Bo'), xmlPlayer('3', 'Moe, Cy')]
  const xml = `<?xml version='1.0' ?>\n<playerslist>\n${players.join('\n')}\n</playerslist>\n`
  writeFileSync(at('list.zip'), zipSync({ 'players_list_xml_foa.xml': strToU8(xml) }))
  const { failed, printed } = run(['list.zip', '--on=2026-11-01'])
  expect(printed).toContain('Line 9 is left out: the ID is “x2”.')
  expect(failed).toBe(false)
  expect(catalogue().lists).toMatchObject([{ on: '2026-11-01', players: 2 }])
  writeFileSync(at('cut.xml'), xml.slice(0, -30))
  expect(run(['cut.xml', '--on=2026-11-02'])).toMatchObject({
    failed: true,
    printed: expect.stringContaining('is cut off'),
  })
  writeFileSync(at('line.xml'), xml.replaceAll('\n', '').replace('x2', '2'))
  expect(run(['line.xml', '--on=2026-12-01']).failed).toBe(false)
  expect(catalogue().lists).toMatchObject([{ on: '2026-12-01', players: 3 }])
})

test.runIf(isAudit)('an upload that breaks off leaves the list before, and goes on where it was', () => {
  const { at, run, stored, catalogue } = aSite()
  writeFileSync(at('old.txt'), list(fideLine({ id: 1, name: 'Lee, Ann', federation: 'ENG' })))
  run(['old.txt', '--on=2026-10-01'])
  writeFileSync(at('new.txt'), list(...manyLines(50)))
  const broken = run(['new.txt', '--on=2026-11-01'], { REFUSED: 'index.json.gz' })
  expect(broken).toMatchObject({ failed: true, printed: expect.stringContaining('fetch failed') })
  expect(catalogue().lists).toMatchObject([{ on: '2026-10-01' }])
  rmSync(at('account/calls'))
  const again = run(['new.txt', '--on=2026-11-01'])
  expect(again.failed).toBe(false)
  expect(readFileSync(at('account/calls'), 'utf8')).not.toMatch(/put .*\/000 /)
  expect(catalogue().lists).toMatchObject([{ on: '2026-11-01', players: 50 }])
  const files = readdirSync(stored('fide'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('000')).length).toBe(1)
})

test('a national list is read by columns that are given once', () => {
  const { at, run, catalogue } = aSite()
  const rows = ['Nr;Naam;Rating;Geboren', '7123;Wal, Noor van der;2014;1990', '7124;Bœuf, Zoé;1500;2001']
  writeFileSync(at('knsb.csv'), rows.join('\n'))
  const national = ['knsb.csv', '--list=knsb', '--on=2026-11-01']
  expect(run(national).printed).toContain('--federation is a code such as NED.')
  expect(run([...national, '--federation=NED']).printed).toContain('The columns are needed')
  const columns = '--columns=number=Nr, name=Naam, rating=Rating, born=Jaar'
  expect(run([...national, '--federation=NED', columns]).printed).toContain(
    'line 1 has no column “Jaar”; its columns are Nr',
  )
  expect(run([...national, '--federation=NED', '--name=KNSB', columns.replace('Jaar', 'Geboren')]).failed).toBe(false)
  writeFileSync(at('knsb.csv'), [...rows, '7125;Okkema, Bo;1700;1999'].join('\n'))
  expect(run(national).failed).toBe(false)
  expect(catalogue().lists).toMatchObject([{ id: 'knsb', name: 'KNSB', federation: 'NED', players: 3 }])
})

test.each([
  [[], 'Which file?'],
  [['none.txt'], 'ENOENT'],
  [['wrong.txt'], 'line 1 has no column “ID Number”'],
  [['wrong.txt', '--on=November'], '--on is a day such as 2026-11-01'],
  [['wrong.txt', '--list=My List'], '--list is a short name'],
  [['bad.txt'], 'of 100 lines have a defect'],
  [['empty.txt'], 'the list has no player'],
])('%s is refused in a sentence', (args, sentence) => {
  const { at, run } = aSite()
  writeFileSync(at('wrong.txt'), 'Name;Rating\nLee;1')
  writeFileSync(at('empty.txt'), FIDE_HEADINGS)
  writeFileSync(at('bad.txt'), list(...[...manyLines(100)].map((line, at) => (at % 3 ? line : 'x'))))
  expect(run(args)).toMatchObject({ failed: true, printed: expect.stringContaining(sentence) })
})
