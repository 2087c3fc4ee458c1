import { readFileSync, writeFileSync } from 'node:fs'

const CALLS = 'worker/rooms/calls.ts'
const RELEASED = 'worker/rooms/released-calls.ts'

const ABOUT = `/**
 * The list of calls.ts as it was deployed last, written by \`npm run deploy\`: what objects of any release that may run
 * now answer.
 */
`

/** The list of calls as that of the last release. */
const releasedCalls = (calls: string): string =>
  calls
    .replace(/\/\*\*\n(?: \*.*\n)+?(?=export interface ObjectCalls)/, () => ABOUT)
    .replace('ObjectCalls', 'ReleasedCalls')

/** Notes that what calls.ts lists is deployed, so that the next release may use it. */
export function noteReleasedCalls(): void {
  writeFileSync(RELEASED, releasedCalls(readFileSync(CALLS, 'utf8')))
}
