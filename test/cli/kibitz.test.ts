import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kibitz } from '#cli/kibitz.ts'

const COMMANDS = ['pair', 'check', 'standings', 'generate']
const FILE = 'scripts/demo/trf/tec-swiss16.trf'

test('the help lists every command, and every command explains itself', async () => {
  const { exitCode, stdout } = await kibitz(['--help'])
  expect(exitCode).toBe(0)
  for (const command of COMMANDS) {
    expect(stdout).toContain(`kibitz ${command} `)
    const help = await kibitz([command, '--help'])
    expect(help.exitCode).toBe(0)
    expect(help.stdout).toMatch(new RegExp(`^Usage: kibitz ${command} `))
  }
})

test('the version is the one of the package', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(await kibitz(['--version'])).toEqual({ exitCode: 0, stdout: `kibitz ${version}\n` })
})

test.each([
  [[], 'Name a command: pair, check, standings, generate.\nkibitz --help explains them.'],
  [['rank'], 'There is no command “rank”: pair, check, standings, generate.\nkibitz --help explains them.'],
  [['check'], 'Usage: kibitz check FILE\nName a file, or - for standard input.'],
  [['check', 'a.trf', 'b.trf'], 'Usage: kibitz check FILE\nName one file, not 2.'],
  [['check', FILE, '--what'], 'Usage: kibitz check FILE\nUnknown option --what.'],
  [['pair', FILE, '--round'], 'Usage: kibitz pair FILE [--round N | --all]\nOption --round <value> argument missing.'],
  [
    ['pair', FILE, '--all', '--round', '2'],
    'Usage: kibitz pair FILE [--round N | --all]\nChoose --round or --all, not both.',
  ],
  [
    ['generate', 'a.trf'],
    'Usage: kibitz generate [--players N] [--rounds N] [--seed N] …\nGenerate reads no file: a.trf.',
  ],
])('a wrong call is refused in a sentence: %j', async (args, stderr) => {
  expect(await kibitz(args)).toEqual({ exitCode: 2, stdout: '', stderr })
})

test.each(['pair', 'check', 'standings'])(
  '%s says which file it can’t read, and what is wrong in one',
  async (command) => {
    expect(await kibitz([command, 'no-such.trf'])).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: 'Can’t read no-such.trf.',
    })
    expect(await kibitz([command, 'package.json'])).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: 'Line 1, column 1: the file has no player lines (001).',
    })
  },
)
