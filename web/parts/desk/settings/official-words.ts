import * as say from '#words/eventFacts.js'
import type { OfficialRole } from '#core/tournament/officials.ts'

const ROLES: Record<OfficialRole, () => string> = {
  chief: say.chiefArbiter,
  deputy: say.deputyArbiter,
  arbiter: say.arbiter,
  pairing: say.pairingOfficer,
  organiser: say.organiser,
}

export const roleName = (role: OfficialRole): string => ROLES[role]()
