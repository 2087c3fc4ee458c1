import type { ReactNode } from 'react'
import type { PairingSystem } from '#core/tournament/tournament.ts'

export interface EventTemplate {
  name: string
  about: string
  system: PairingSystem
  rounds: number
  timeControl?: string
  gamesPerMatch?: number
  competitors?: 'team'
}

export const TEMPLATES: EventTemplate[] = [
  { name: 'Swiss, rapid', about: '9 rounds, 15+10, FIDE tie-breaks', system: 'swiss', rounds: 9, timeControl: '15+10' },
  { name: 'Round robin', about: 'Everyone meets everyone, Berger tables', system: 'roundRobin', rounds: 7 },
  { name: 'Knockout', about: 'Seeded bracket, two games a match', system: 'knockout', rounds: 3, gamesPerMatch: 2 },
  {
    name: 'Team league',
    about: 'Four boards, 2 points a match, then board points',
    system: 'roundRobin',
    rounds: 7,
    gamesPerMatch: 4,
    competitors: 'team',
  },
]

const drawing = (paths: ReactNode) => (
  <svg viewBox="0 0 40 28" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
    {paths}
  </svg>
)

export const TEMPLATE_DRAWINGS: Record<string, ReactNode> = {
  'Swiss, rapid': drawing(<path d="M3 5h10l12 9h12M3 14h10L25 5h12M3 23h34" />),
  'Round robin': drawing(<path d="M7 3h26v22H7zM7 10h26M7 18h26M16 3v22M24 3v22" />),
  Knockout: drawing(<path d="M3 4h9v8H3M3 18h9v6H3M12 8h9v13h-9M21 14h6M27 10h10v8H27z" />),
  'Team league': drawing(<path d="M3 5h14M23 5h14M3 11h14M23 11h14M3 17h14M23 17h14M3 23h14M23 23h14" />),
}
