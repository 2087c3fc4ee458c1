import * as say from '#words/tournament.js'
import { roundDays } from '#core/snapshot/schedule.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ownPhase } from '#core/tournament/state-label.ts'
import { joinComma } from '#core/text/join-comma.ts'
import type { Times } from '../../ui/time.tsx'

/** `22 teams` */
export function entrantsLabel({ settings, players }: Snapshot): string {
  const count = players.no.length
  return settings.competitors === 'team' ? say.teamCount({ count }) : say.playerCount({ count })
}

/** `Round 7 of 9`; `Round 23` without a fixed number of rounds; `9 rounds` before the first. */
export function roundLabel({ settings: { totalRounds }, round }: Snapshot): string {
  if (round === 0) return totalRounds === null ? '' : say.roundCount({ count: totalRounds })
  return totalRounds === null ? say.roundNumber({ round }) : say.roundOf({ round, total: totalRounds })
}

/** The stage of an event in its header: `Round 7 of 9`, `Starts 6 Dec 2026`, `Finished`. */
export function stageLabel(snapshot: Snapshot, times: Times): string {
  const { round } = snapshot
  if (ownPhase(snapshot) === 'finished') return say.finished()
  const start = round === 0 ? roundDays(snapshot)[0] : null
  return start === null || start === undefined ? roundLabel(snapshot) : say.startsOnDate({ date: times(start, 'date') })
}

/** `6 matches, 3 live`; `6 games` when a pairing is a single game. */
export function progressLabel(count: number, live: number, byes: number, matches: boolean): string {
  const parts = [
    matches ? say.matchCount({ count }) : say.gameCount({ count }),
    live > 0 && say.liveCount({ count: live }),
    byes > 0 && say.byeCount({ count: byes }),
  ]
  return joinComma(parts)
}
