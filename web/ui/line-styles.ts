/** Pixels above the lines, for the tick labels, and below, for markers. */
export const HEAD = 26
export const FOOT = 10

/** A highlighted line's hue, dash and marker, which together tell it from others. Markers are drawn around 0, 0. */
export interface LineStyle {
  colour: `--${string}`
  dash: number[]
  marker: string
}

export const LINE_STYLES: readonly LineStyle[] = [
  { colour: '--series-1', dash: [], marker: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z' },
  { colour: '--series-2', dash: [8, 4], marker: 'M-4-4h8v8h-8z' },
  { colour: '--series-3', dash: [2, 4], marker: 'M0-5.5 5.5 0 0 5.5-5.5 0z' },
  { colour: '--series-4', dash: [10, 4, 2, 4], marker: 'M0-5.5 5.5 4.5h-11z' },
  { colour: '--series-5', dash: [16, 5], marker: 'M0 5.5 5.5-4.5h-11z' },
]
