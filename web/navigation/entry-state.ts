import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../hooks/use-hydrated.ts'

type EntryState = Record<string, unknown> | null

/** State kept in the browser's history entry: after "back" or a reload a list is as long as it was. */
export function useEntryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const navigate = useNavigate()
  const { state, search, hash } = useLocation() as { state: EntryState; search: string; hash: string }
  const set = (value: Value) => void navigate({ search, hash }, { replace: true, state: { ...state, [name]: value } })
  // The edge has no history, and hydration must match it.
  return [useHydrated() ? ((state?.[name] as Value | undefined) ?? initial) : initial, set]
}
