import { createContext, use } from 'react'
import type { PageReader, ServedPage } from '#core/addresses/page-visit.ts'
import { useHydrated } from './hooks/use-hydrated.ts'

/** Facts about the reader with which the Worker rendered the page; undefined on a page rendered in the browser. */
export const ServedContext = createContext<ServedPage | undefined>(undefined)

/** The reader's context at the edge and while hydrating; undefined after that. */
export function useServed(): PageReader | undefined {
  const served = use(ServedContext)
  return useHydrated() ? undefined : served
}

/** The origin of the site, e.g. `https://kibitz.example`. */
export const useOrigin = (): string => use(ServedContext)?.origin ?? location.origin

/** Reads the reader's context that the Worker wrote into the page. */
export function readServed(page: Document = document): ServedPage | undefined {
  const json = page.getElementById('served')?.textContent
  return json ? (JSON.parse(json) as ServedPage) : undefined
}
