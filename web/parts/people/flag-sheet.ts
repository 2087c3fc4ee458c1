import { createContext, use, useMemo } from 'react'
import { federation } from '#core/people/federations.ts'
import { ALL_FLAGS, flagSheetPath } from '#core/addresses/flag-sheet-path.ts'
import { ServedContext } from '../../served.ts'

/** The flags that a page shows, in one file without the others. */
interface FlagSheet {
  path: string
  codes: ReadonlySet<string>
}

export const FlagSheetContext = createContext<FlagSheet | undefined>(undefined)

/** Of a few federations; undefined where the file of all flags serves as well. */
export function useFlagSheet(nationalities: readonly string[]): FlagSheet | undefined {
  return useMemo(() => {
    const codes = new Set(nationalities.map(federation).filter((code) => code !== undefined))
    const path = flagSheetPath([...codes])
    return path === undefined ? undefined : { path, codes }
  }, [nationalities])
}

/** The file that has a flag: that of its event, that of the page as it came, or that of all. */
export function useFlagFile(code: string | undefined): string {
  const sheet = use(FlagSheetContext)
  const served = use(ServedContext)?.flags
  if (code !== undefined && sheet?.codes.has(code)) return sheet.path
  return code !== undefined && served?.includes(code) ? served : ALL_FLAGS
}
