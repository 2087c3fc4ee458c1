import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import type { PairingSystem } from '#core/tournament/tournament.ts'

const SYSTEMS: Record<PairingSystem, string> = { swiss: 'Swiss', roundRobin: 'round robin', knockout: 'knockout' }
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

const countLabel = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `Team Swiss`, as the event is paired now. */
export function systemLabel({ settings, systems, round }: Snapshot): string {
  const competitors = settings.competitors === 'team' ? 'Team' : 'Individual'
  return `${competitors} ${SYSTEMS[systemAt(settings, systems, Math.max(1, round)).system]}`
}

/** `Swiss, then knockout, two pools` */
export function formatLabel({ settings, systems, players }: Snapshot): string {
  const used = systems.length > 0 ? systems.map(({ system }) => system) : [settings.pairingSystem]
  const names = [...new Set(used)].map((system) => SYSTEMS[system])
  const pools = new Set(players.pool ?? [0]).size
  return capitalized(names.join(', then ')) + (pools > 1 ? `, ${COUNTS[pools] ?? pools} pools` : '')
}

/** `22 teams` */
export const entrantsLabel = ({ settings, players }: Snapshot): string =>
  countLabel(players.no.length, settings.competitors === 'team' ? 'team' : 'player')

/** `Round 7 of 9`; without an end `Round 23`; before the first `9 rounds`. */
export function roundLabel({ settings: { totalRounds }, round }: Snapshot): string {
  if (round === 0) return totalRounds === null ? '' : countLabel(totalRounds, 'round')
  return totalRounds === null ? `Round ${round}` : `Round ${round} of ${totalRounds}`
}

/** `6 matches, 3 live`; where a pairing is one game, `6 games`. */
export function progressLabel(count: number, live: number, byes: number, matches: boolean): string {
  const noun = matches ? (count === 1 ? 'match' : 'matches') : count === 1 ? 'game' : 'games'
  const parts = [`${count} ${noun}`, live > 0 && `${live} live`, byes > 0 && countLabel(byes, 'bye')]
  return parts.filter(Boolean).join(', ')
}

/** `Board 4`, in an event of teams `Table 4`: where a pairing stands in its round. */
export const placeLabel = (team: boolean, board: number): string => `${team ? 'Table' : 'Board'} ${board}`
