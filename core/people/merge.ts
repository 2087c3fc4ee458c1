/** What two teams may say differently, so that whoever merges them chooses. */
export const MERGED_FIELDS = ['description', 'ecf', 'fide'] as const
export type MergedField = (typeof MERGED_FIELDS)[number]

export type Described = Record<MergedField, string | null>

/** The fields in which two teams differ, one of them perhaps by saying nothing: of these it is chosen whose is kept. */
export const differing = (from: Described, to: Described): MergedField[] =>
  MERGED_FIELDS.filter((field) => (from[field] ?? '') !== (to[field] ?? ''))

/** What the merged team says: the target's words, but for the fields that are kept of the team that goes. */
export const mergedFields = (from: Described, to: Described, keep: readonly MergedField[]): Described => {
  const said = (field: MergedField) => (keep.includes(field) ? from : to)[field]
  return { description: said('description') ?? '', ecf: said('ecf'), fide: said('fide') }
}
