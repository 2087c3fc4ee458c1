import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { trfText } from '#test/support/trf/files.ts'
import { isAudit } from '#test/support/audit.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const env = { ...process.env, NODE_OPTIONS: '' }
const base = mkdtempSync(join(tmpdir(), 'kibitz-cli-'))
const program = join(base, 'kibitz.mjs')
let folder: string
let folders = 0

beforeAll(() => {
  const built = join(base, 'built')
  const build = ['build', '--config', 'cli/vite.config.ts', '--outDir', built, '--logLevel', 'warn']
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...build], { cwd: root, env })
  copyFileSync(join(built, 'kibitz.mjs'), program)
})
afterAll(() => rmSync(base, { recursive: true }))
beforeEach(() => {
  folder = join(base, `folder-${(folders += 1)}`)
  mkdirSync(folder)
})

/** Runs the built file in a folder outside the repository with only the test’s own files. */
function run(args: string[], { input = '', node = [] as string[] } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, program, ...args], {
    cwd: folder,
    env,
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the built file runs every command outside the repository, with Node alone', () => {
  writeFileSync(join(folder, 'swiss.trf'), trfText('gen-dutch-17x9.trf'))
  writeFileSync(join(folder, 'teams.trf'), trfText('tec-team14.trf'))
  expect(run(['check', 'swiss.trf'])).toEqual({
    status: 0,
    stdout: '9 rounds, 0 differences\n',
    stderr: expect.stringMatching(/^The ranks aren’t checked: .*\n$/),
  })
  expect(run(['check', 'teams.trf'])).toMatchObject({ status: 1 })
  expect(run(['standings', 'teams.trf', '--columns', 'MPTS,EDE'])).toEqual({
    status: 0,
    stdout: trfText('tec-team14.ede.tsv'),
    stderr: '',
  })
  const { stdout } = run(['generate', '--players', '5', '--rounds', '4', '--plain', '--white', '--seed', '1'])
  expect(run(['pair', '-', '--round', '1'], { input: stdout })).toEqual({
    status: 0,
    stdout: '1 3\n4 2\n5 0\n',
    stderr: '',
  })
  expect(run(['pair', 'no-such.trf'])).toEqual({ status: 2, stdout: '', stderr: 'Can’t read no-such.trf.\n' })
})

/** Functions that Node 24 has and Node 20 lacks. */
const NEWER = `
  for (const [of, names] of [
    [Map, ['groupBy']], [Object, ['groupBy']], [Promise, ['withResolvers', 'try']], [Array, ['fromAsync']], [RegExp, ['escape']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), [
      'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find',
    ]],
  ]) for (const name of names) delete of[name]`

test.runIf(isAudit)('the built file needs nothing that Node 20 lacks', () => {
  const node = ['--import', `data:text/javascript,${encodeURIComponent(NEWER)}`]
  for (const file of ['gen-dutch-61x9.trf', 'tec-swiss16.trf', 'tec-team14.trf']) {
    const input = trfText(file)
    for (const args of [
      ['check', '-'],
      ['pair', '-', '--all'],
      ['standings', '-'],
    ])
      expect(run(args, { input, node })).toEqual(run(args, { input }))
  }
  const rules = '--players 30 --rounds 7 --seed 3 --half-point-byes 5% --late 10% --forbidden 5 --acceleration'.split(
    ' ',
  )
  expect(run(['generate', ...rules], { node })).toEqual(run(['generate', ...rules]))
})

test('a crash of the program has exit code 2, so that it is not mistaken for the answer “no”', () => {
  const fault = 'process.stdout.write = () => { throw new Error("The disk is full.") }'
  const node = ['--import', `data:text/javascript,${encodeURIComponent(fault)}`]
  expect(run(['generate', '--players', '4', '--rounds', '1'], { node })).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('The disk is full.'),
  })
})

test.runIf(isAudit)('a reader that closes the pipe early ends the program without an error', () => {
  const long = `'${process.execPath}' '${program}' generate --plain --players 500 --rounds 20 --seed 1`
  const { stdout, stderr } = spawnSync('sh', ['-c', `(${long}; echo "exit code $?" >&2) | head -1`], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/^012 Random 500 × 20, seed 1\n$/)
  expect(stderr).toBe('exit code 0\n')
})

test.runIf(isAudit)('the npm scripts take a file from the folder where npm was called', () => {
  writeFileSync(join(folder, 'swiss.trf'), trfText('gen-dutch-17x9.trf'))
  const args = [join(root, 'scripts/kibitz.ts'), 'check', 'swiss.trf']
  const checked = execFileSync(process.execPath, args, {
    cwd: root,
    env: { ...env, INIT_CWD: folder },
    encoding: 'utf8',
  })
  expect(checked).toBe('9 rounds, 0 differences\n')
})

/**
 * Runs the commands of an example in one shell; returns what a terminal shows: each command after `$ `, then its
 * output.
 */
function terminal(example: string): string {
  const commands = example.split('\n').filter((line) => line.startsWith('$ '))
  const script = commands.map(
    (line) => `last=$?; printf '%s\\n' '${line.replaceAll("'", String.raw`'\''`)}'; (exit $last); ${line.slice(2)}`,
  )
  return spawnSync('sh', [], {
    cwd: folder,
    env: { ...env, PATH: [base, process.env['PATH']].join(delimiter) },
    input: ['exec 2>&1', ...script, ''].join('\n'),
    encoding: 'utf8',
  }).stdout
}

test('every example of the manual prints what the manual says', () => {
  const command = `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`
  writeFileSync(join(base, 'kibitz'), command, { mode: 0o755 })
  const manual = readFileSync(join(root, 'docs/cli.md'), 'utf8')
  const examples = [...manual.matchAll(/^```console\n(.*?)^```$/gms)].map(([, example = '']) => example)
  expect(examples.length).toBeGreaterThan(5)
  for (const example of examples) expect(terminal(example)).toBe(example)
})
