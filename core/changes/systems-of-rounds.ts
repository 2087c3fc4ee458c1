import * as say from '#words/eventFacts.js'
import * as saySystem from '#words/systems.js'
import { drawOf } from '../snapshot/desk-rows.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { joinComma } from '../text/join-comma.ts'
import { systemName } from '../tournament/system-label.ts'
import type { RoundSystem, Settings } from '../tournament/tournament.ts'
import type { NewSettings } from './configuration-remarks.ts'
import type { SetRemark } from './set-remark.ts'

/** Why rounds can’t have these systems, in a sentence. An empty list is one system in all rounds. */
export function systemsRefusal(snapshot: Snapshot, systems: RoundSystem[], settings = snapshot.settings) {
  const { round } = snapshot
  const { totalRounds } = settings
  if (systems.length === 0) return changedRefusal(snapshot, systems, settings)
  if (totalRounds === null) return say.systemsNeedRounds()
  const follow = systems.every(({ from, to }, at) => from === (systems[at - 1]?.to ?? 0) + 1 && to >= from)
  // An only system holds for rounds that were added since, too.
  const isWhole = systems.length === 1 || systems.at(-1)!.to === Math.max(totalRounds, round)
  if (!follow || !isWhole) return say.systemsLeaveGaps({ rounds: totalRounds })
  return changedRefusal(snapshot, systems, settings)
}

/** Drawn rounds keep their system, and a draft has to be discarded before its round gets another one. */
function changedRefusal(snapshot: Snapshot, systems: RoundSystem[], settings: Settings): string | undefined {
  const { round } = snapshot
  const isOther = (at: number): boolean =>
    systemAt(snapshot.settings, snapshot.systems, at).system !== systemAt(settings, systems, at).system
  const other = Array.from({ length: round }, (_, at) => at + 1).find(isOther)
  if (other !== undefined) return say.systemIsDrawn({ round: other })
  return drawOf(snapshot, round + 1) && isOther(round + 1) ? saySystem.discardFirst({ round: round + 1 }) : undefined
}

/** With the systems that follow from other settings: of all rounds, or up to a new last round. */
export function systemsAfter(snapshot: Snapshot, settings: NewSettings = {}): RoundSystem[] | undefined {
  const { systems } = snapshot
  const { pairingSystem, totalRounds } = settings
  const [only] = systems
  if (pairingSystem !== undefined && only && systems.length === 1 && only.system !== pairingSystem)
    return [{ ...only, system: pairingSystem }]
  if (typeof totalRounds !== 'number' || systems.length < 2) return undefined
  const kept = systems.filter(({ from }) => from <= totalRounds)
  const next = kept.map((each, at) => (at === kept.length - 1 ? { ...each, to: totalRounds } : each))
  return JSON.stringify(next) === JSON.stringify(systems) ? undefined : next
}

/** A line of the report about systems that change after the event has begun. */
export function systemsRemark({ round, systems: before }: Snapshot, after: RoundSystem[] | undefined): SetRemark[] {
  if (!after || round === 0) return []
  const [was, is] = [before, after].map((systems) =>
    systems.map(({ from, to, system }) => `${from}-${to} ${system}`).join(', '),
  )
  return was === is
    ? []
    : [
        {
          type: 'setRemark',
          remark: `Configuration @ Round ${round}: systems ${was || 'one'} => ${is || 'one'}`,
          isNoted: true,
        },
      ]
}

/** `rounds 1–9 Swiss, rounds 10–12 Knockout`; in a sentence of the history. */
export const systemsText = (systems: RoundSystem[]): string =>
  systems.length === 0
    ? say.oneSystem()
    : joinComma(systems.map(({ from, to, system }) => say.systemOfRounds({ from, to, system: systemName(system) })))
