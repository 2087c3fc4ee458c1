import type { ResultWorth, WorthException } from './result-worth.ts'

/** JaVaFo's codes of XXS with the points that they stand for if a file names none (JaVaFo Advanced User Manual). */
const DEFAULT_POINTS = {
  WW: 1,
  BW: 1,
  WD: 0.5,
  BD: 0.5,
  WL: 0,
  BL: 0,
  FW: 1,
  FL: 0,
  FPB: 1,
  HPB: 0.5,
  ZPB: 0,
}

/** Short codes that stand for several others. */
const GROUPS: Record<string, (keyof typeof DEFAULT_POINTS)[]> = {
  W: ['WW', 'BW', 'FW', 'FPB'],
  D: ['WD', 'BD', 'HPB'],
  L: ['WL', 'BL'],
}

export const JAVAFO_CODES = [...Object.keys(GROUPS), ...Object.keys(DEFAULT_POINTS), 'PAB']

/**
 * The points of XXS, by code in capitals; a code overrides the group that contains it. White's points become those of
 * the tournament, and the exceptions hold what differs from them.
 */
export function javafoWorth(stated: Record<string, number>): ResultWorth {
  const points = { ...DEFAULT_POINTS }
  for (const [group, codes] of Object.entries(GROUPS))
    for (const code of codes) points[code] = stated[group] ?? points[code]
  for (const code of Object.keys(points) as (keyof typeof points)[]) points[code] = stated[code] ?? points[code]
  const { WW: win, WD: draw, WL: loss, ZPB: absent } = points
  const exceptions: [points: number, usual: number, rest: Omit<WorthException, 'points'>][] = [
    [points.BW, win, { letters: '1W', colour: 'b' }],
    [points.BD, draw, { letters: '=D', colour: 'b' }],
    [points.BL, loss, { letters: '0L', colour: 'b' }],
    [points.FW, win, { letters: '+' }],
    [points.FPB, win, { letters: 'F' }],
    [points.HPB, draw, { letters: 'H' }],
    [points.FL, absent, { letters: '-' }],
  ]
  return {
    win,
    draw,
    loss,
    absent,
    bye: stated['PAB'] ?? win,
    exceptions: exceptions.flatMap(([given, usual, rest]) => (given === usual ? [] : [{ ...rest, points: given }])),
  }
}
