import type { Snapshot } from '../snapshot/snapshot.ts'
import { startOrder } from '../text/start.ts'
import { RULES_IN_FORCE } from '../tournament/rules-in-force.ts'
import { teamCode } from '../tournament/team-type.ts'
import { roundsToMeetAll } from './settings.ts'

/**
 * FIDE's code of how an event is drawn (TRF26 record 192, table ETT26), as FIDE_DUTCH_2026_BAKU. Undefined where the
 * table has none, as for Keizer, or where rounds are drawn by more than one system.
 */
export function typeCode({
  settings,
  systems,
  players,
  dates,
}: Pick<Snapshot, 'settings' | 'systems' | 'players' | 'dates'>): string | undefined {
  const { competitors, pairingSystem, acceleration, totalRounds } = settings
  if (systems.some(({ system }) => system !== pairingSystem)) return undefined
  const isTeam = competitors === 'team'
  const first = dates.find((date) => date !== null)
  // Without a year: an event that was imported may have been drawn by older rules.
  const isOlder = first !== undefined && startOrder(first) < RULES_IN_FORCE
  const dutch = isOlder ? 'FIDE_DUTCH' : 'FIDE_DUTCH_2026'
  const cycle = roundsToMeetAll(players.no.length)
  const isDouble = cycle > 0 && (totalRounds ?? 0) >= 2 * cycle
  switch (pairingSystem) {
    case 'swiss': {
      const rules = isTeam ? teamCode(settings.teamType, settings.displayPoints, settings.secondaryScore) : dutch
      return acceleration === 'baku' ? `${rules}_BAKU` : rules
    }
    case 'roundRobin':
      if (isTeam) return isDouble ? undefined : 'FIDE_TEAM_ROUNDROBIN'
      return isDouble ? 'FIDE_DOUBLEROUNDROBIN' : 'FIDE_ROUNDROBIN'
    case 'scheveningen':
      return 'FIDE_SCHEVENINGEN'
    default:
      return undefined
  }
}
