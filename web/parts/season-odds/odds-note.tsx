import * as say from '#words/seasonOdds.js'
import type { DivisionOddsRow } from '#core/rows/season-odds.ts'

/** How the chances of a division were made, in one sentence; nothing once it is over. */
export function SeasonOddsNote({ odds: { none, ways, runs, isEqual } }: { odds: DivisionOddsRow }) {
  if (none !== null) return none === 'over' ? null : <>{say.none()}</>
  if (ways !== null) return <>{isEqual ? say.allWaysEqual({ count: ways }) : say.allWays({ count: ways })}</>
  return <>{isEqual ? say.runsEqual({ count: runs ?? 0 }) : say.runs({ count: runs ?? 0 })}</>
}
