export const ALL_FLAGS = '/flags.svg'

/** Above this, use the file of all flags: one cached file serves every page. */
const MOST_FLAGS = 80

/** A file with only these federations' flags; undefined for none and for more than MOST_FLAGS. */
export const flagSheetPath = (codes: string[]): string | undefined =>
  codes.length === 0 || codes.length > MOST_FLAGS ? undefined : `/flags/${codes.toSorted().join('.')}.svg`

/** The federations in the path of a flag sheet; undefined if it is not one. */
export function parseFlagSheetPath(path: string): string[] | undefined {
  const [, names] = /^\/flags\/([A-Z]{3}(?:\.[A-Z]{3})*)\.svg$/.exec(path) ?? []
  const codes = names?.split('.')
  // Accept only sorted codes without repetition: one address for each set, so that permutations cannot fill the cache.
  return codes && flagSheetPath([...new Set(codes)]) === path ? codes : undefined
}
