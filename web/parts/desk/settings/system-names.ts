import * as say from '#words/deskSettings.js'
import * as saySystem from '#words/systems.js'
import type { PairingSystem } from '#core/tournament/tournament.ts'

/** As choices, with capital letters. */
export const SYSTEM_NAMES: Record<PairingSystem, () => string> = {
  swiss: say.systemSwiss,
  roundRobin: say.systemRoundRobin,
  knockout: say.systemKnockout,
  keizer: saySystem.keizer,
  scheveningen: saySystem.scheveningen,
}
