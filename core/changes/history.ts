import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { actText, applyAct, traitsOf } from './acts.ts'
import { findPairing, pairingLabel } from './pairing.ts'
import { changedState } from '../match/pairing-state.ts'
import { planChange } from './plan.ts'
import { resultText } from './result-text.ts'
import { rowChanges } from './row-changes.ts'
import { undoneVersions } from './undo-steps.ts'

export interface MadeChange {
  version: number
  acts: Act[]
  inverse: Act[] | null
  undoes: number | null
}

/** `isUndone`: a later change undid it. */
export type ToldChange<Change> = Change & { words: string; isUndone: boolean }

/**
 * Describes changes in words, from the newest to the oldest, starting at the current snapshot. Beyond a change that has
 * no inverse, the words are based on the snapshot after that change.
 */
export function tellChanges<Change extends MadeChange>(now: Snapshot, changes: Change[]): ToldChange<Change>[] {
  const undone = undoneVersions(changes)
  let after = now
  return changes.map((change) => {
    const isUndone = undone.has(change.version)
    const before = attempt(() => (change.inverse ?? []).reduce(applyAct, after)) ?? after
    after = before
    return { ...change, isUndone, words: wordsOf(before, change.acts) }
  })
}

/** `was` and `is` are given only for a single result. */
export interface ChangeText {
  words: string
  was?: string
  is?: string
}

/** Describes consecutive acts; a single result by its values before and after. */
export function changeText(before: Snapshot, acts: Act[]): ChangeText {
  const [act] = acts
  const state = acts.length === 1 && act?.type === 'setResult' ? findPairing(before, act)?.state : undefined
  if (!state || act?.type !== 'setResult') return { words: wordsOf(before, acts) }
  const after = changedState(state, act.change)
  if (after.facts.rated !== state.facts.rated) return { words: wordsOf(before, acts) }
  const [was, is] = [resultText(state), resultText(after)]
  return was === is ? { words: wordsOf(before, acts) } : { words: pairingLabel(before, act), was, is }
}

export function wordsOf(before: Snapshot, acts: Act[]): string {
  let facts = before
  const words = acts.map((act) => {
    const text = attempt(() => actText(facts, act)) ?? act.type
    facts = attempt(() => applyAct(facts, act)) ?? facts
    return text
  })
  return words.length > 3
    ? say.actsAndMore({ acts: words.slice(0, 2).join('; '), count: words.length - 2 })
    : words.join('; ')
}

/** Beyond a change without an inverse, the rebuilt facts may not fit, and acts may throw. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const isRevocable = ({ acts, inverse }: Pick<MadeChange, 'acts' | 'inverse'>): boolean =>
  inverse !== null && !acts.some((act) => traitsOf(act).isFinal)

/** The inverse acts; if a later change depends on this one, or it can't be undone at all, a sentence that says so. */
export function undoingActs(now: Snapshot, { acts, inverse }: MadeChange): Act[] | string {
  if (!inverse || !isRevocable({ acts, inverse })) return sayRefusal.cantBeUndone()
  const back = attempt(() => planChange(now, inverse)) ?? sayRefusal.laterChangeDepends()
  if (typeof back === 'string') return back
  const again = attempt(() => planChange(back.after, acts))
  if (!again || typeof again === 'string') return sayRefusal.laterChangeDepends()
  const { tournament, players, matches, lists, desk } = rowChanges(again.after, now)
  const differs = [players, matches, Object.keys(lists), ...Object.values(desk)].some(({ length }) => length > 0)
  return tournament || differs ? sayRefusal.laterChangeDepends() : inverse
}
