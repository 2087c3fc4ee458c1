import { roundDays } from '#core/snapshot/schedule.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { pairingLabel } from '#core/tournament/system-label.ts'
import { stateLabel } from '#core/tournament/phase.ts'
import type { Times } from '../../ui/time.tsx'

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

const countLabel = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The format of an event: `Swiss, then knockout, two pools`. */
export function formatLabel({ settings, systems, players }: Snapshot): string {
  const pools = new Set(players.pool ?? [0]).size
  return capitalized(pairingLabel(settings, systems)) + (pools > 1 ? `, ${COUNTS[pools] ?? pools} pools` : '')
}

/** `22 teams` */
export const entrantsLabel = ({ settings, players }: Snapshot): string =>
  countLabel(players.no.length, settings.competitors === 'team' ? 'team' : 'player')

/** `Round 7 of 9`; `Round 23` without a fixed number of rounds; `9 rounds` before the first. */
export function roundLabel({ settings: { totalRounds }, round }: Snapshot): string {
  if (round === 0) return totalRounds === null ? '' : countLabel(totalRounds, 'round')
  return totalRounds === null ? `Round ${round}` : `Round ${round} of ${totalRounds}`
}

/** The stage of an event in its header: `Round 7 of 9`, `Starts 6 Dec 2026`, `Finished`. */
export function stageLabel(snapshot: Snapshot, times: Times): string {
  const { round } = snapshot
  if (stateLabel(snapshot) === 'Finished') return 'Finished'
  const start = round === 0 ? roundDays(snapshot)[0] : null
  return start === null || start === undefined ? roundLabel(snapshot) : `Starts ${times(start, 'date')}`
}

/** `6 matches, 3 live`; `6 games` when a pairing is a single game. */
export function progressLabel(count: number, live: number, byes: number, matches: boolean): string {
  const noun = matches ? (count === 1 ? 'match' : 'matches') : count === 1 ? 'game' : 'games'
  const parts = [`${count} ${noun}`, live > 0 && `${live} live`, byes > 0 && countLabel(byes, 'bye')]
  return parts.filter(Boolean).join(', ')
}
