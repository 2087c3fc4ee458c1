import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom'

/** Delay before typed text goes into the address. */
const DEBOUNCE = 200
const MAX_TEXT = 100

type Values = Record<string, string | undefined>

/** A query string with some parameters changed; undefined removes one. */
export function searchWith(search: string, values: Values): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) params.delete(name)
    else params.set(name, value)
  }
  return params.size > 0 ? `?${params}` : ''
}

/** Navigates to other parameters of the page's address. Keeps the hash, which `setSearchParams` would drop. */
function useChange(): (values: Values, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  return (values, options) => {
    const search = searchWith(location.search, values)
    if (search !== location.search) void navigate({ search, hash: location.hash }, options)
  }
}

/** The parameters, and a setter that changes several in one history step. */
export function useChoices(): [URLSearchParams, (values: Values) => void] {
  const [params] = useSearchParams()
  return [params, useChange()]
}

/** A choice kept in the address: an unknown value counts as `usual`, and `usual` is left out. */
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
 * Search text: in its field at once, in the address once typing pauses. The address is replaced, so that "back" leads
 * to the previous page and not through letters.
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
    // An address from elsewhere replaces the text; our own may be older than what was typed since.
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
