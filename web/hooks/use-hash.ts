import { useLocationProperty } from 'wouter/use-browser-location'

const fragment = (): string => {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}

/** What stands behind # in the address, decoded; empty when nothing does. */
export const useHash = (): string => useLocationProperty(fragment)
