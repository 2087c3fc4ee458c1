import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { controlRounds, controlText } from '#test/support/pairing/files.ts'
import { checkLines } from '../../scripts/draw/check-lines.ts'
import { allPairLines } from '../../scripts/draw/pair-lines.ts'
import { importedText, type FileTournament } from '../../scripts/draw/trf-file.ts'

const root = new URL('../..', import.meta.url).pathname
const run = (script: string, ...args: string[]) => {
  const env = { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, INIT_CWD: root, NODE_OPTIONS: '' }
  const { status, stdout, stderr } = spawnSync('node', [`scripts/${script}.ts`, ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const file = (name: string): string => `test/support/pairing/${name}.trf`
const written = (name: string): string[] =>
  [...controlRounds(name)].flatMap(([round, lines]) => [`round ${round}`, ...lines])

test('pair prints a round and nothing else, or none and who is in the way', () => {
  const lines = controlRounds('swiss/tiny-7x5').get(3)!
  expect(run('pair', file('swiss/tiny-7x5'), '--round', '3')).toEqual({
    status: 0,
    stdout: lines.map((line) => `${line}\n`).join(''),
    stderr: '',
  })
  expect(run('pair', file('swiss/tight-9x9-2'))).toEqual({
    status: 1,
    stdout: 'none\n',
    stderr: expect.stringMatching(/^Round 8 has no legal pairing\. In the way: 4 /),
  })
  expect(run('pair', 'no-such.trf')).toEqual({ status: 2, stdout: '', stderr: 'Can’t read no-such.trf.\n' })
  expect(run('pair')).toEqual({ status: 2, stdout: '', stderr: expect.stringMatching(/^Usage: /) })
  expect(run('pair', file('swiss/tiny-7x5'), '--round', '9').status).toBe(2)
})

test('pair prints all rounds of a file, and that there is no next one', () => {
  const all = (name: string) => allPairLines(importedText(controlText(name)) as FileTournament).lines
  for (const name of ['swiss/tight-10x9-2', 'swiss/xx-codes-18x7', 'team/team-9x6-typeb-gp-mp-4'])
    expect(all(name)).toEqual(written(name))
})

test('what generate prints is accepted by check', () => {
  const wishes =
    '--players 33 --rounds 6 --seed 5 --forfeits 0.05 --byes 0.05 --late 0.1 --acceleration --forbidden 5 --win 3'
  const { status, stdout } = run('generate', ...wishes.split(' '))
  expect(status).toBe(0)
  expect(checkLines(importedText(stdout) as FileTournament).lines).toEqual(['6 rounds, 0 differences'])
  expect(run('generate', '--players', 'many').status).toBe(2)
})

test('check names the boards that differ and the criterion they break', () => {
  const tournament = importedText(controlText('swiss/even-10x7')) as FileTournament
  const { snapshot } = tournament
  const round = snapshot.rounds[3]!
  const [first, second, ...others] = round.black
  const swapped = { ...round, black: [second!, first!, ...others] }
  const changed = { ...tournament, snapshot: { ...snapshot, rounds: snapshot.rounds.with(3, swapped) } }
  const { lines, differences } = checkLines(changed)
  expect(differences).toBeGreaterThan(1)
  expect(lines[0]).toMatch(/^round 4 board \d+: \d+ \d+ should be \d+ \d+ \(C\d+\)$/)
  expect(checkLines(tournament).lines).toEqual(['7 rounds, 0 differences'])
})
