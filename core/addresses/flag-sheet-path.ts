/** The file of all flags. */
export const ALL_FLAGS = '/flags.svg'

/** Beyond so many, the file of all flags is asked for: it is kept for every page. */
const MOST_FLAGS = 80

/** The address of a file with the flags of these federations alone; undefined for none, or for too many. */
export const flagSheetPath = (codes: string[]): string | undefined =>
  codes.length === 0 || codes.length > MOST_FLAGS ? undefined : `/flags/${codes.toSorted().join('.')}.svg`

/** The federations that such an address names; undefined when it is none. */
export function parseFlagSheetPath(path: string): string[] | undefined {
  const [, names] = /^\/flags\/([A-Z]{3}(?:\.[A-Z]{3})*)\.svg$/.exec(path) ?? []
  const codes = names?.split('.')
  // One address for each set of them, so that nobody fills caches with the same.
  return codes && flagSheetPath([...new Set(codes)]) === path ? codes : undefined
}
