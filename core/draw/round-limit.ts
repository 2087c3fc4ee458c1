import type { Snapshot } from '../snapshot/snapshot.ts'
import { bergerRounds } from './berger.ts'
import { poolsOf } from './pools-of.ts'

/** That the rounds of an event can't all be drawn by the rules, as a sentence; undefined if they can. */
export function roundLimitText(snapshot: Snapshot): string | undefined {
  const { settings, systems } = snapshot
  const [first] = systems
  const system = first?.system ?? settings.pairingSystem
  const rounds = systems.length > 1 ? first!.to : settings.totalRounds
  const least = Math.min(...poolsOf(snapshot).map(({ positions }) => positions.length))
  if (rounds === null || !Number.isFinite(least) || least < 2) return undefined
  const most = bergerRounds(least)
  const who = `${least} ${settings.competitors === 'team' ? 'teams' : 'players'}`
  if (system === 'swiss' && rounds > most)
    return `${who} can play ${most} ${most === 1 ? 'round' : 'rounds'} without meeting twice, not ${rounds}: a later round will have no legal pairing.`
  if (system === 'roundRobin' && rounds !== most && rounds !== 2 * most)
    return `A round robin of ${who} has ${most} ${most === 1 ? 'round' : 'rounds'}, or ${2 * most} if everybody meets twice, not ${rounds}.`
  return undefined
}
