import { spawn } from 'node:child_process'
import { site } from '../playwright.config.ts'
import { waitForAnswer, onceOneFails, start, stopAll } from './run/processes.ts'

type Step = [name: string, command: string, ...args: string[]]

const FOLDERS = ['core', 'party', 'previews', 'worker', 'web', 'simulator', 'build', 'cli', 'scripts', 'test']
/** Each of these keeps one processor busy. */
const CHECKS: Step[] = [
  ['types', 'tsc', '-b', '--checkers', '1', '--builders', '1'],
  ['lint', 'oxlint', '--deny-warnings', ...FOLDERS],
  ['names of types', 'node', 'scripts/type-names.ts'],
  ['format', 'oxfmt', '--check', ...FOLDERS],
  ['unused code', 'knip'],
]

/** `npm test`: every check there is; ends at the first that fails. */
async function testAll(): Promise<void> {
  const began = Date.now()
  const checked = CHECKS.map((step) => pass(step, 'quiet'))
  // Its files wait for a workerd here and there: the checks take their turns then.
  const tested = pass(['client', 'vite', 'build', '--logLevel', 'warn'], 'quiet').then(() =>
    pass(['rules, API and pages', 'vitest', 'run']),
  )
  await Promise.all([...checked, tested])
  // Not earlier: its matches are being played from then on, and end.
  start('sh', ['-c', site.command], site)
  await waitForAnswer(site.url, 300)
  await pass(['browser', 'playwright', 'test'])
  console.log(`All passed in ${((Date.now() - began) / 1000).toFixed(0)} s.`)
}

/** Runs a step to its end and says how long it took; throws when it failed. What a quiet one prints is shown once it has ended. */
async function pass([name, command, ...args]: Step, how?: 'quiet'): Promise<void> {
  const from = Date.now()
  const child = spawn(command, args, {
    stdio: how ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, SITE_STANDS: '1' },
  })
  process.once('exit', () => child.kill())
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => (said += piece))
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (said) console.log(said.trimEnd())
  if (status !== 0) throw new Error(`${name}: failed`)
  console.log(`${name}: passed in ${((Date.now() - from) / 1000).toFixed(1)} s\n`)
}

const leave = (code: number) => void stopAll().then(() => process.exit(code))
onceOneFails(() => leave(1))
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => leave(1))
await testAll().then(
  () => leave(0),
  (error: Error) => {
    console.error(`\n${error.message}`)
    leave(1)
  },
)
