import { fixedLoop, inLoops } from './bench/fixed-loop.ts'
import { formatCost, startCost } from './run/cost.ts'
import { CHECKS, playwright, runTests, vitest } from './run/test-run.ts'

/** What `npm test` may cost, in processor seconds of the machine on which `fixedLoop` takes one loop: six minutes of two processors. */
const BUDGET = 650

/** `npm test`: the gate. `npm test -- FILE …` runs the tests of these files alone, with any options of vitest or Playwright. */
const wanted = process.argv.slice(2)
const isGate = wanted.length === 0
const areJourneys = wanted.some((argument) => /\.spec\.ts(:\d+)?$/.test(argument))
const cost = startCost()
const hasPassed = await runTests(
  isGate
    ? [...CHECKS, [vitest({})], [playwright('--grep', '@gate')]]
    : [[areJourneys ? playwright(...wanted) : vitest({ AUDIT: '1' }, ...wanted)]],
)
const total = cost()
console.log(`\n${hasPassed ? 'All passed' : 'Failed'}: ${formatCost(total)}`)
if (hasPassed && isGate) warnOverBudget(total.processorSeconds)
process.exit(hasPassed ? 0 : 1)

/** A slow machine needs more processor seconds for the same work: they are counted as those of the usual machine. */
function warnOverBudget(processorSeconds: number): void {
  const began = performance.now()
  fixedLoop()
  const counted = processorSeconds / inLoops(performance.now() - began)
  if (counted > BUDGET)
    console.log(`Over the budget: ${counted.toFixed(0)} processor seconds of the usual machine, of ${BUDGET}.`)
}
