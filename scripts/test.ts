import { fixedLoop, inLoops } from './bench/fixed-loop.ts'
import { formatCost, startCost } from './run/cost.ts'
import { CHECKS, playwright, runTests, vitest } from './run/test-run.ts'

/**
 * Budget of `npm test` in processor seconds of the reference machine (bench/fixed-loop.ts), whose two processors are about
 * a third slower than those on which the tests take less than six minutes.
 */
const BUDGET = 1000

/**
 * `npm test`: all checks and tests that must pass before a merge. `npm test -- FILE …` runs only these files, with any
 * options of vitest or Playwright.
 */
const wanted = process.argv.slice(2)
const isGate = wanted.length === 0
const areJourneys = wanted.some((argument) => /\.spec\.ts(:\d+)?$/.test(argument))
const cost = startCost()
const hasPassed = await runTests(
  isGate
    ? [...CHECKS, [vitest({}), playwright('--grep', '@gate')]]
    : [[areJourneys ? playwright(...wanted) : vitest({ AUDIT: '1' }, ...wanted)]],
)
const total = cost()
console.log(`\n${hasPassed ? 'All passed' : 'Failed'}: ${formatCost(total)}`)
if (hasPassed && isGate) warnOverBudget(total.processorSeconds)
process.exit(hasPassed ? 0 : 1)

/** Converts the time of a slower or faster machine to that of the reference machine first. */
function warnOverBudget(processorSeconds: number): void {
  const began = performance.now()
  fixedLoop()
  const counted = processorSeconds / inLoops(performance.now() - began)
  if (counted > BUDGET)
    console.log(
      `Over budget: ${counted.toFixed(0)} processor seconds on the reference machine; the budget is ${BUDGET}.`,
    )
}
