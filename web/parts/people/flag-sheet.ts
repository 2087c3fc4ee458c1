import { createContext, use, useMemo } from 'react'
import { federation } from '#core/people/federations.ts'
import { ALL_FLAGS, flagSheetPath } from '#core/addresses/flag-sheet-path.ts'
import { ServedContext } from '../../served.ts'

/** An SVG file with only the flags that a page shows. */
interface FlagSheet {
  path: string
  codes: ReadonlySet<string>
}

export const FlagSheetContext = createContext<FlagSheet | undefined>(undefined)

/** The flag file of these federations; undefined when the file of all flags is used instead. */
export function useFlagSheet(nationalities: readonly string[]): FlagSheet | undefined {
  return useMemo(() => {
    const codes = new Set(nationalities.map(federation).filter((code) => code !== undefined))
    const path = flagSheetPath([...codes])
    return path === undefined ? undefined : { path, codes }
  }, [nationalities])
}

/** Path of the file that contains a flag: of the event, of the served page, or of all flags. */
export function useFlagFile(code: string | undefined): string {
  const sheet = use(FlagSheetContext)
  const served = use(ServedContext)?.flags
  if (code !== undefined && sheet?.codes.has(code)) return sheet.path
  return code !== undefined && served?.includes(code) ? served : ALL_FLAGS
}
