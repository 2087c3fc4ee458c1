/** What two teams may say differently, so that whoever merges them chooses. */
export const MERGED_FIELDS = ['description', 'ecf', 'fide'] as const
export type MergedField = (typeof MERGED_FIELDS)[number]

type Described = Record<MergedField, string | null>

/** The fields in which both teams say something, and not the same: of these one is chosen. */
export const differing = (from: Described, to: Described): MergedField[] =>
  MERGED_FIELDS.filter((field) => from[field] && to[field] && from[field] !== to[field])

/**
 * What the merged team says: the target's words, but those of the team that goes where they were chosen (`keep`), or where the
 * target says nothing.
 */
export const mergedFields = (from: Described, to: Described, keep: readonly MergedField[]): Described => {
  const said = (field: MergedField) => (keep.includes(field) && from[field]) || to[field] || from[field]
  return { description: said('description') ?? '', ecf: said('ecf'), fide: said('fide') }
}
