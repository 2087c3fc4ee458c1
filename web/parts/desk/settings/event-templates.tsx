import * as say from '#words/deskSettings.js'
import * as saySystem from '#words/systems.js'
import type { ReactNode } from 'react'
import type { PairingSystem } from '#core/tournament/tournament.ts'

export interface EventTemplate {
  kind: 'swiss' | 'robin' | 'knockout' | 'league' | 'keizer' | 'scheveningen'
  name: () => string
  about: () => string
  system: PairingSystem
  rounds: number
  timeControl?: string
  gamesPerMatch?: number
  competitors?: 'team'
}

export const TEMPLATES: EventTemplate[] = [
  {
    kind: 'swiss',
    name: say.templateSwiss,
    about: say.templateSwissAbout,
    system: 'swiss',
    rounds: 9,
    timeControl: '15+10',
  },
  { kind: 'robin', name: say.templateRobin, about: say.templateRobinAbout, system: 'roundRobin', rounds: 7 },
  {
    kind: 'knockout',
    name: say.templateKnockout,
    about: say.templateKnockoutAbout,
    system: 'knockout',
    rounds: 3,
    gamesPerMatch: 2,
  },
  {
    kind: 'league',
    name: say.templateLeague,
    about: say.templateLeagueAbout,
    system: 'roundRobin',
    rounds: 7,
    gamesPerMatch: 4,
    competitors: 'team',
  },
  {
    kind: 'keizer',
    name: saySystem.keizer,
    about: saySystem.templateKeizer,
    system: 'keizer',
    rounds: 20,
  },
  {
    kind: 'scheveningen',
    name: saySystem.scheveningen,
    about: saySystem.templateScheveningen,
    system: 'scheveningen',
    rounds: 4,
  },
]

const drawing = (paths: ReactNode) => (
  <svg viewBox="0 0 40 28" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
    {paths}
  </svg>
)

export const TEMPLATE_DRAWINGS: Record<EventTemplate['kind'], ReactNode> = {
  swiss: drawing(<path d="M3 5h10l12 9h12M3 14h10L25 5h12M3 23h34" />),
  robin: drawing(<path d="M7 3h26v22H7zM7 10h26M7 18h26M16 3v22M24 3v22" />),
  knockout: drawing(<path d="M3 4h9v8H3M3 18h9v6H3M12 8h9v13h-9M21 14h6M27 10h10v8H27z" />),
  keizer: drawing(<path d="M5 25v-6h8v-6h8V7h8V3M5 25h30M13 19h22M21 13h14M29 7h6" />),
  scheveningen: drawing(<path d="M6 4h6v20H6zM28 4h6v20h-6zM12 7l16 14M12 21 28 7M12 14h16" />),
  league: drawing(<path d="M3 5h14M23 5h14M3 11h14M23 11h14M3 17h14M23 17h14M3 23h14M23 23h14" />),
}
