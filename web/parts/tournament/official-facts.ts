import * as say from '#words/tournament.js'
import { joinComma } from '#core/text/join-comma.ts'
import { officialName, type OfficialRole } from '#core/tournament/officials.ts'
import type { Settings } from '#core/tournament/tournament.ts'

/** Who runs an event and how it is rated, as far as the organiser said. */
export function officialFacts({ officials, ratedAs }: Settings): [term: string, fact: string][] {
  const named = (...roles: OfficialRole[]): string =>
    joinComma((officials ?? []).filter(({ role }) => roles.includes(role)).map(officialName))
  return [
    [say.rating(), ratedAs === null ? '' : say.ratedAs({ kind: ratedAs })],
    [say.chiefArbiter(), named('chief')],
    [say.arbiters(), named('deputy', 'arbiter', 'pairing')],
    [say.organisers(), named('organiser')],
  ]
}
