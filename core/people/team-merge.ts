export const MERGED_FIELDS = ['description', 'ecf', 'fide'] as const
export type MergedField = (typeof MERGED_FIELDS)[number]

export type TeamTexts = Record<MergedField, string | null>

/** The user has to choose whose value is kept. An empty value differs from a text. */
export const differingFields = (from: TeamTexts, to: TeamTexts): MergedField[] =>
  MERGED_FIELDS.filter((field) => (from[field] ?? '') !== (to[field] ?? ''))

/** The target's values, except those in `keep`, which come from the removed team. */
export const mergedFields = (from: TeamTexts, to: TeamTexts, keep: readonly MergedField[]): TeamTexts => {
  const chosen = (field: MergedField) => (keep.includes(field) ? from : to)[field]
  return { description: chosen('description') ?? '', ecf: chosen('ecf'), fide: chosen('fide') }
}
