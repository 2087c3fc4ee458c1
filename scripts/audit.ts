import { offeredLanguages } from '../build/words/missing.ts'
import { WORDS } from '../build/words/write.ts'
import { formatCost, startCost } from './run/cost.ts'
import { CHECKS, playwright, runTests, vitest } from './run/test-run.ts'

/**
 * `npm run audit`: the checks of `npm test` and everything it leaves out: unused code, property tests with many runs,
 * all roles, all failures of the simulated chess site, all journeys and the benchmark. A journey that passes only at
 * its second attempt fails the audit.
 */
const cost = startCost()
const hasPassed = await runTests(
  [
    ...CHECKS,
    [{ name: 'unused code', command: ['npm', 'run', '--silent', 'unused'], isQuiet: true }],
    [vitest({ AUDIT: '1' }), playwright('--fail-on-flaky-tests')],
    // The site weighs what it weighs with all its languages. The npm script writes them first: the bench loads their list.
    [
      {
        name: 'bench',
        command: ['npm', 'run', '--silent', 'bench'],
        env: { LANGUAGES: offeredLanguages(WORDS).join(',') },
      },
    ],
  ],
  { goOn: true },
)
console.log(`\n${hasPassed ? 'All passed' : 'Failed'}: ${formatCost(cost())}`)
process.exit(hasPassed ? 0 : 1)
