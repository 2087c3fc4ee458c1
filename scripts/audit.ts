import { formatCost, startCost } from './run/cost.ts'
import { CHECKS, playwright, runTests, vitest } from './run/test-run.ts'

/**
 * `npm run audit`: the gate and everything it leaves out: unused code, long runs of properties, every role and mood, every journey,
 * and the bench. A journey that passes only at its second attempt fails the audit.
 */
const cost = startCost()
const hasPassed = await runTests(
  [
    ...CHECKS,
    [{ name: 'unused code', command: ['npm', 'run', '--silent', 'unused'], isQuiet: true }],
    [vitest({ AUDIT: '1' })],
    [playwright('--fail-on-flaky-tests')],
    [{ name: 'bench', command: ['node', 'scripts/bench.ts'] }],
  ],
  { goOn: true },
)
console.log(`\n${hasPassed ? 'All passed' : 'Failed'}: ${formatCost(cost())}`)
process.exit(hasPassed ? 0 : 1)
