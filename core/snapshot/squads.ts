import * as sayAnswers from '#words/answers.js'
import * as say from '#words/captainRules.js'
import type { Individual } from './individual.ts'
import type { Snapshot } from './snapshot.ts'

type Squad = readonly (Pick<Individual, 'no' | 'isLate'> & { name?: string })[]
type SquadRules = Pick<Snapshot, 'settings' | 'round'>

/** Whether captains may only add late entries to their lists. */
export const isSquadClosed = ({ settings: { squadClosesAt }, round }: SquadRules, now: number): boolean =>
  squadClosesAt === null ? round > 0 : now >= squadClosesAt

/** Late entries that a team has left. */
export const lateEntriesLeft = ({ settings: { lateEntries } }: SquadRules, squad: Squad): number =>
  Math.max(0, lateEntries - squad.filter(({ isLate }) => isLate).length)

/** Why a captain can’t save this list, in a sentence; undefined if they can. */
export function squadRefusal(rules: SquadRules, { before, after }: { before: Squad; after: Squad }, now: number) {
  const { squadSize, lateEntries, lateEntriesBelow } = rules.settings
  if (squadSize > 0 && after.length > squadSize) return say.squadTooLarge({ max: squadSize })
  if (!isSquadClosed(rules, now)) return undefined
  if (lateEntries === 0)
    return rules.settings.squadClosesAt === null ? sayAnswers.listClosedByDraw() : say.squadClosed()
  const known = new Set(before.map(({ no }) => no))
  const stayed = after.filter(({ no }) => known.has(no)).map(({ no }) => no)
  if (stayed.join() !== before.map(({ no }) => no).join()) return say.squadOrderClosed()
  const left = lateEntriesLeft(rules, before)
  if (after.length - before.length > left) return say.lateEntriesUsed({ count: left })
  const isTooHigh = after.slice(0, lateEntriesBelow).some(({ no }) => !known.has(no))
  return isTooHigh ? say.lateEntryTooHigh({ place: lateEntriesBelow }) : undefined
}

/** The list with its late entries marked. */
export const withLateEntries = (squad: Individual[], before: Squad, isClosed: boolean): Individual[] => {
  const known = new Set(before.map(({ no }) => no))
  return isClosed ? squad.map((one) => (known.has(one.no) ? one : { ...one, isLate: true as const })) : squad
}
