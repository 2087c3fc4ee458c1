import { createContext, use } from 'react'
import type { PageReader, ServedPage } from '#core/addresses/page-visit.ts'
import { useHydrated } from './hooks/use-hydrated.ts'

/** What the Worker knew of the reader of a page that it rendered; undefined where the page is the browser's alone. */
export const ServedContext = createContext<ServedPage | undefined>(undefined)

/** What the page is shown by until it is the browser's own: the same at the edge and here; undefined from then on. */
export function useServed(): PageReader | undefined {
  const served = use(ServedContext)
  return useHydrated() ? undefined : served
}

/** Where the site is, as the start of an address. */
export const useOrigin = (): string => use(ServedContext)?.origin ?? location.origin

/** Reads what the Worker wrote beside the page that it rendered. */
export function readServed(page: Document = document): ServedPage | undefined {
  const json = page.getElementById('served')?.textContent
  return json ? (JSON.parse(json) as ServedPage) : undefined
}
