/** At most this many lines stand out. */
const MAX_HIGHLIGHTS = 5

/** A line that stands out, in the place of its mark. */
interface Highlight {
  player: number
  /** Whether a visitor chose it. */
  chosen: boolean
}
export type Highlights = (Highlight | null)[]

/** Before anybody chose, those who lead. */
export const defaultHighlights = (players: number[]): Highlights =>
  players.slice(0, MAX_HIGHLIGHTS).map((player) => ({ player, chosen: false }))

/** One more, in the first free place; where none is free it takes that of the last whom nobody chose, else of the first chosen. */
export function addHighlight(highlights: Highlights, player: number): Highlights {
  if (highlights.some((one) => one?.player === player)) return highlights
  const places = Array.from({ length: MAX_HIGHLIGHTS }, (_, at) => highlights[at] ?? null)
  const free = places.indexOf(null)
  const unchosen = places.findLastIndex((one) => one !== null && !one.chosen)
  const taken = free >= 0 ? free : Math.max(0, unchosen)
  return places.map((one, at) => (at === taken ? { player, chosen: true } : one))
}

/** Nobody stands out. */
const NONE = 'none'

/** Those who stand out as an address says it: their numbers by place, where nobody is chosen nothing between commas. */
export const formatHighlights = (highlights: Highlights, no: readonly number[]): string =>
  highlights.some(Boolean) ? highlights.map((one) => (one ? no[one.player] : '')).join(',') : NONE

/** What an address says of them; undefined where it names nobody. Who does not lead was chosen. */
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

/** One less; the others keep their marks. */
export const removeHighlight = (highlights: Highlights, player: number): Highlights =>
  highlights.map((one) => (one?.player === player ? null : one))
