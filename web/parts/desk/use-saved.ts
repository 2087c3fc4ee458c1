import { useState } from 'react'
import type { DeskActions } from './use-desk.ts'

/**
 * A part of the tournament that is saved as a whole, as this page saved it last: the answer to a change can be here
 * before a snapshot that has the change, and snapshots of earlier changes can arrive in between.
 *
 * @param version The version of the snapshot that has `value`.
 * @returns What to show and to start the next change from; and what to call once a change of it was made.
 */
export function useSaved<Value>(value: Value, version: number, { lastVersion }: Pick<DeskActions, 'lastVersion'>) {
  const [saved, setSaved] = useState<{ value: Value; version: number }>()
  return {
    shown: saved && saved.version > version ? saved.value : value,
    keep: (made: Value) => setSaved({ value: made, version: lastVersion() }),
  }
}
