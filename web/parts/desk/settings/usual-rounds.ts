import { bergerRounds } from '#core/draw/berger.ts'
import { isDrawnByStanding } from '#core/tournament/fixed-pairings.ts'
import type { EventTemplate } from './event-templates.tsx'

/** Enough rounds that all meet, or that a knockout has a winner. */
export function usualRounds({ system, rounds }: EventTemplate, entered: number): number {
  if (entered < 2 || isDrawnByStanding(system)) return rounds
  if (system === 'knockout') return Math.ceil(Math.log2(entered))
  return system === 'roundRobin' ? bergerRounds(entered) : Math.ceil(entered / 2)
}
