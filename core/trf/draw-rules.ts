import type { DrawRules, ForbiddenGroup, PieceColour } from '../snapshot/draw-rules.ts'
import type { Settings } from '../tournament/tournament.ts'
import { accelerationsOf } from './accelerations.ts'
import { textOf } from './text-of.ts'
import { recordsOf, type Trf } from './trf.ts'

interface DrawField {
  /** Ascending. */
  numbers: number[]
  competitors: Settings['competitors']
  totalRounds: number
}

/**
 * The rules of the draw in a checked file: records 152 (or XXC), 250 and 260, and for individuals XXA and XXP of
 * pairing programs.
 */
export function drawRulesOf(trf: Trf, field: DrawField): DrawRules {
  const forbidden = forbiddenGroups(trf, field)
  const accelerations = accelerationsOf(trf, field.numbers, field.competitors)
  const initialColour = initialColourOf(trf)
  return {
    ...(forbidden.length > 0 && { forbidden }),
    ...(accelerations.length > 0 && { accelerations }),
    ...(initialColour && { initialColour }),
  }
}

/** A prohibition that reaches the last round gets no end, so that it still holds when rounds are added. */
function forbiddenGroups(trf: Trf, { numbers, competitors, totalRounds }: DrawField): ForbiddenGroup[] {
  const pairs = competitors === 'team' ? [] : recordsOf(trf, 'numbers', 'XXP')
  const groups = [
    ...recordsOf(trf, 'forbidden').map(({ record }) => ({
      ...record,
      from: record.fromRound || 1,
      to: record.toRound,
    })),
    ...pairs.map(({ record }) => ({ ...record, from: 1, to: 0 })),
  ]
  return groups.map(({ ids, from, to }) => ({
    players: numbers.flatMap((no, position) => (ids.includes(no) ? [position] : [])),
    from,
    to: to === 0 || to >= totalRounds ? null : to,
  }))
}

function initialColourOf(trf: Trf): PieceColour | undefined {
  const text = `${textOf(trf, '152') || /(white|black)1/i.exec(textOf(trf, 'XXC'))?.[1]}`
  if (/^w/i.test(text)) return 'w'
  return /^b/i.test(text) ? 'b' : undefined
}
