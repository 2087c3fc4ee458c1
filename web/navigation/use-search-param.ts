import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom'

/** Typing goes on for a moment before the address says what was typed. */
const DEBOUNCE = 200
/** As long as a search box takes. */
const MAX_TEXT = 100

type Values = Record<string, string | undefined>

/** The parameters of an address with some changed; one without a value is left out. */
export function searchWith(search: string, values: Values): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) params.delete(name)
    else params.set(name, value)
  }
  return params.size > 0 ? `?${params}` : ''
}

/** Steps to other parameters of the page's address. What is behind # stays, which `setSearchParams` would drop. */
function useChange(): (values: Values, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  return (values, options) => {
    const search = searchWith(location.search, values)
    if (search !== location.search) void navigate({ search, hash: location.hash }, options)
  }
}

/** The parameters of the address, and a way to change several in one step that "back" takes back. */
export function useChoices(): [URLSearchParams, (values: Values) => void] {
  const [params] = useSearchParams()
  return [params, useChange()]
}

/** A choice that the address holds: a value that is none of these counts as the usual one, which is left out. */
export function useChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  usual: Value,
): [Value, (value: Value) => void] {
  const [params, change] = useChoices()
  const chosen = params.get(name)
  const value = values.find((each) => each === chosen) ?? usual
  return [value, (next) => change({ [name]: next === usual ? undefined : next })]
}

/**
 * A text that is looked for: in its box at once, in the address once typing pauses. The address is replaced, so that
 * "back" leads to the page before and not through letters.
 */
export function useSearchText(name = 'search'): [text: string, setText: (text: string) => void] {
  const [params] = useSearchParams()
  const change = useChange()
  const { state } = useLocation() as { state: unknown }
  const settled = params.get(name)?.slice(0, MAX_TEXT).trim() ?? ''
  const [known, setKnown] = useState(settled)
  const [text, setText] = useState(settled)
  const [own, setOwn] = useState<string>()
  if (known !== settled) {
    setKnown(settled)
    setOwn(undefined)
    // Another address says something else than what was typed here; one of ours may be behind what was typed since.
    if (settled !== own && text.trim() !== settled) setText(settled)
  }
  const write = useEffectEvent((next: string) => {
    setOwn(next)
    change({ [name]: next || undefined }, { replace: true, state })
  })
  useEffect(() => {
    const next = text.trim()
    if (next === settled) return undefined
    const waiting = setTimeout(() => write(next), next ? DEBOUNCE : 0)
    return () => clearTimeout(waiting)
  }, [text, settled])
  return [text, setText]
}
