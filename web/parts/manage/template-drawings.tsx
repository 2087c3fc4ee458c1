import type { ReactNode } from 'react'

const drawing = (paths: ReactNode) => (
  <svg viewBox="0 0 40 28" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
    {paths}
  </svg>
)

/** What each template looks like, by its name. */
export const TEMPLATE_DRAWINGS: Record<string, ReactNode> = {
  'Swiss, rapid': drawing(<path d="M3 5h10l12 9h12M3 14h10L25 5h12M3 23h34" />),
  'Round robin': drawing(<path d="M7 3h26v22H7zM7 10h26M7 18h26M16 3v22M24 3v22" />),
  Knockout: drawing(<path d="M3 4h9v8H3M3 18h9v6H3M12 8h9v13h-9M21 14h6M27 10h10v8H27z" />),
  'Team league': drawing(<path d="M3 5h14M23 5h14M3 11h14M23 11h14M3 17h14M23 17h14M3 23h14M23 23h14" />),
}
