import { LINE_STYLES } from './line-styles.ts'

/** A sample of a highlighted line, for lists beside the chart. */
export function LineSwatch({ mark }: { mark: number }) {
  const { colour, dash, marker } = LINE_STYLES[mark]!
  return (
    <svg width="34" height="14" viewBox="-17 -7 34 14" aria-hidden="true">
      <path d="M-16 0h32" stroke={`var(${colour})`} strokeWidth="2.5" strokeDasharray={dash.join(' ') || undefined} />
      <path d={marker} fill={`var(${colour})`} stroke="var(--sheet)" strokeWidth="2" paintOrder="stroke" />
    </svg>
  )
}
