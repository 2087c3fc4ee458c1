import * as say from '#words/coreTournament.js'
import * as saySystem from '#words/systems.js'
import type { PairingSystem, RoundSystem, Settings } from './tournament.ts'

const SYSTEMS: Record<PairingSystem, () => string> = {
  swiss: say.swiss,
  roundRobin: say.roundRobin,
  knockout: say.knockout,
  keizer: saySystem.keizer,
  scheveningen: saySystem.scheveningen,
}

export const systemName = (system: PairingSystem): string => SYSTEMS[system]()

/** All systems of an event in their order: `Swiss, then knockout`. */
export function pairingLabel(
  { pairingSystem }: Pick<Settings, 'pairingSystem'>,
  systems: readonly Pick<RoundSystem, 'system'>[],
): string {
  const used = systems.length > 0 ? systems.map(({ system }) => system) : [pairingSystem]
  return [...new Set(used)]
    .map((system) => SYSTEMS[system]())
    .reduce((before, next) => say.systemsThen({ before, next }))
}

/** `Team Swiss`, `Individual Swiss, then knockout`. */
export const systemLabel = (
  settings: Pick<Settings, 'competitors' | 'pairingSystem'>,
  systems: readonly Pick<RoundSystem, 'system'>[],
): string =>
  settings.competitors === 'team'
    ? say.teamSystem({ systems: pairingLabel(settings, systems) })
    : say.individualSystem({ systems: pairingLabel(settings, systems) })
