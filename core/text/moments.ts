/**
 * A moment within a sentence that every reader may see in a zone of their own: `2026-10-24T14:00Z`, which `localised`
 * replaces.
 */
export const momentText = (at: number): string => `${new Date(at).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)}Z`

const MOMENT = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z/g

/** A sentence with the moments in it as `format` writes them. */
export const localised = (words: string, format: (at: number) => string): string =>
  words.replace(MOMENT, (moment) => {
    const at = Date.parse(moment)
    return Number.isNaN(at) ? moment : format(at)
  })
