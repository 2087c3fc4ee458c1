import { useState } from 'react'
import { useHydrated } from '../hooks/use-hydrated.ts'

/** What is kept with an entry of the browser's history: there again after "back" and after a reload, and nowhere else. */
type EntryState = Record<string, unknown>

// At the edge there is no history.
const savedState = (): EntryState => (globalThis.history?.state as { kept?: EntryState } | null)?.kept ?? {}
const keep = (value: EntryState): void => history.replaceState({ ...(history.state as object | null), kept: value }, '')

/** What was kept with the entry on screen under a name. */
export const entryState = <Value>(name: string): Value | undefined => savedState()[name] as Value | undefined

export const keepInEntry = (name: string, value: unknown): void => keep({ ...savedState(), [name]: value })

/** Has the entry on screen keep what it has while its address is replaced. */
export function keepWhile(replace: () => void): void {
  const before = savedState()
  replace()
  keep(before)
}

/** A state that comes back with the entry: after "back" a list is as long as it was left. */
export function useEntryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => entryState<Value>(name) ?? initial)
  const set = (next: Value) => {
    keepInEntry(name, next)
    setValue(next)
  }
  return [useHydrated() ? value : initial, set]
}
