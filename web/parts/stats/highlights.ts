/** The chart has this many marks. */
const MAX_HIGHLIGHTS = 5

/** A highlighted line. Its index in `Highlights` is its mark. */
interface Highlight {
  player: number
  /** False for a leader highlighted by default. */
  chosen: boolean
}
export type Highlights = (Highlight | null)[]

export const defaultHighlights = (players: number[]): Highlights =>
  players.slice(0, MAX_HIGHLIGHTS).map((player) => ({ player, chosen: false }))

/**
 * Adds a highlight at the first free mark. When none is free it replaces the last one that was not chosen, else the
 * first.
 */
export function addHighlight(highlights: Highlights, player: number): Highlights {
  if (highlights.some((one) => one?.player === player)) return highlights
  const places = Array.from({ length: MAX_HIGHLIGHTS }, (_, at) => highlights[at] ?? null)
  const free = places.indexOf(null)
  const unchosen = places.findLastIndex((one) => one !== null && !one.chosen)
  const taken = free >= 0 ? free : Math.max(0, unchosen)
  return places.map((one, at) => (at === taken ? { player, chosen: true } : one))
}

/** In the address: no highlights at all. */
const NONE = 'none'

/** Highlights for the address: start numbers by mark, separated by commas, with nothing at a free mark. */
export const formatHighlights = (highlights: Highlights, no: readonly number[]): string =>
  highlights.some(Boolean) ? highlights.map((one) => (one ? no[one.player] : '')).join(',') : NONE

/**
 * Reads highlights from the address; undefined when it names no known competitor. A competitor who is not a leader
 * counts as chosen.
 */
export function parseHighlights(
  text: string | null,
  no: readonly number[],
  leaders: readonly number[],
): Highlights | undefined {
  if (text === NONE) return []
  const players = (text ?? '')
    .split(',', MAX_HIGHLIGHTS)
    .map((word) => (/^\d+$/.test(word) ? no.indexOf(Number(word)) : -1))
  const highlights = players.map((player, at) =>
    player < 0 || players.indexOf(player) < at ? null : { player, chosen: !leaders.includes(player) },
  )
  return highlights.some(Boolean) ? highlights : undefined
}

export const removeHighlight = (highlights: Highlights, player: number): Highlights =>
  highlights.map((one) => (one?.player === player ? null : one))
