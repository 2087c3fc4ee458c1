import type { MomentKind } from '#core/moments/moment.ts'
import { CLOCK } from '../../ui/icons.ts'

export const ARROW_UP = 'M12 19V5M6 11l6-6 6 6'

export const MOMENT_ICONS: Record<MomentKind, string> = {
  lead: 'M7 4v16M3 8l4-4 4 4M17 20V4M13 16l4 4 4-4',
  decided: 'M5 21V4M5 4h13l-2.5 4L18 12H5',
  upset: ARROW_UP,
  mate: 'M4 9h16M4 15h16M10 3 8 21M16 3l-2 18',
  swing: 'M3 16 8 8l4 6 4-10 5 9',
  think: CLOCK,
  streak: 'M3 17l6-6 4 4 8-8M15 7h6v6',
  unbeaten: 'M3 7l6 6 4-4 8 8M15 17h6v-6',
  top: 'M3 19h18M4 15 3 6l5 4 4-6 4 6 5-4-1 9z',
}
