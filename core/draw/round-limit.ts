import * as say from '#words/coreDraw.js'
import * as saySystem from '#words/systems.js'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { bergerRounds } from './berger.ts'
import { sidesOf } from '../snapshot/sides.ts'
import { poolsOf } from '../snapshot/pools-of.ts'

/** That the rounds of an event can't all be drawn by the rules, as a sentence; undefined if they can. */
export function roundLimitText(snapshot: Snapshot): string | undefined {
  const { settings, systems } = snapshot
  const [first] = systems
  const system = first?.system ?? settings.pairingSystem
  const rounds = systems.length > 1 ? first!.to : settings.totalRounds
  if (system === 'scheveningen') return sidesLimit(snapshot, rounds)
  const least = Math.min(...poolsOf(snapshot).map(({ positions }) => positions.length))
  if (rounds === null || !Number.isFinite(least) || least < 2) return undefined
  const most = bergerRounds(least)
  const isTeam = settings.competitors === 'team'
  if (system === 'swiss' && rounds > most)
    return (isTeam ? say.swissLimitTeams : say.swissLimitPlayers)({ least, most, rounds })
  if (system === 'roundRobin' && rounds !== most && rounds !== 2 * most)
    return (isTeam ? say.robinLimitTeams : say.robinLimitPlayers)({ least, most, twice: 2 * most, rounds })
  return undefined
}

function sidesLimit(snapshot: Snapshot, rounds: number | null): string | undefined {
  const [one, other] = sidesOf(snapshot).map(({ length }) => length) as [number, number]
  if (rounds === null || other === 0) return undefined
  if (one !== other) return saySystem.sidesDiffer({ one, other })
  return rounds === one || rounds === 2 * one ? undefined : saySystem.sidesLimit({ count: one, twice: 2 * one, rounds })
}
