import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../hooks/use-hydrated.ts'

type EntryState = Record<string, unknown> | null

/** A state that is kept with the entry of the browser's history: after "back" or a reload a list is as long as it was left. */
export function useEntryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const navigate = useNavigate()
  const { state, search, hash } = useLocation() as { state: EntryState; search: string; hash: string }
  const set = (value: Value) => void navigate({ search, hash }, { replace: true, state: { ...state, [name]: value } })
  // The edge knows of no history.
  return [useHydrated() ? ((state?.[name] as Value | undefined) ?? initial) : initial, set]
}
