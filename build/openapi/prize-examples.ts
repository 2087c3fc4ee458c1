import { prizesCsv } from '#core/rows/prizes-csv.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { NO_PRIZES, type PrizePlan } from '#core/tournament/prizes.ts'

const prize = (amount: number) => ({ amount, thing: '', worth: 0 })
const PLAN: PrizePlan = {
  ...NO_PRIZES,
  categories: [
    {
      name: '',
      condition: {},
      sharing: 'hort',
      leastShare: 0,
      leastEntries: 0,
      prizes: [prize(200_000), prize(100_000), prize(50_000)],
    },
  ],
}

export const prizesExample = (snapshot: Snapshot): string => prizesCsv({ snapshot, details: [], plan: PLAN, round: 9 })
