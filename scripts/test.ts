import { spawnSync } from 'node:child_process'

/** `npm test`: every check there is, cheapest first; ends at the first that fails. */
const STEPS: [name: string, command: string, ...args: string[]][] = [
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint', '--deny-warnings', 'core', 'party', 'worker', 'web', 'scripts', 'test'],
  ['format', 'oxfmt', '--check', 'core', 'party', 'worker', 'web', 'scripts', 'test'],
  ['unused code', 'knip'],
  ['rules, API and pages', 'vitest', 'run'],
  ['client', 'vite', 'build', '--logLevel', 'warn'],
  ['browser', 'playwright', 'test'],
]

const began = Date.now()
for (const [name, command, ...args] of STEPS) {
  const from = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\n${name}: failed`)
    process.exit(1)
  }
  console.log(`${name}: passed in ${((Date.now() - from) / 1000).toFixed(1)} s\n`)
}
console.log(`All passed in ${((Date.now() - began) / 1000).toFixed(0)} s.`)
