/** What two teams may say differently, so that whoever merges them chooses. */
export const MERGED_FIELDS = ['description', 'ecf', 'fide'] as const
export type MergedField = (typeof MERGED_FIELDS)[number]

export type TeamTexts = Record<MergedField, string | null>

/** The fields in which two teams differ, one of them perhaps by saying nothing: of these it is chosen whose is kept. */
export const differingFields = (from: TeamTexts, to: TeamTexts): MergedField[] =>
  MERGED_FIELDS.filter((field) => (from[field] ?? '') !== (to[field] ?? ''))

/** What the merged team says: the target's words, but for the fields that are kept of the team that goes. */
export const mergedFields = (from: TeamTexts, to: TeamTexts, keep: readonly MergedField[]): TeamTexts => {
  const chosen = (field: MergedField) => (keep.includes(field) ? from : to)[field]
  return { description: chosen('description') ?? '', ecf: chosen('ecf'), fide: chosen('fide') }
}
