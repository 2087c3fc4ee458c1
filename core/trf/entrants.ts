import * as say from '#words/coreTrf.js'
import { BLANK, type TrfCell } from './cells.ts'
import type { TrfFault } from './fault.ts'
import { recordsOf, type RecordOf, type Trf } from './trf.ts'

export type TrfPlayer = RecordOf<'player'> & { line: number }

/** The players by start number; a fault if a number is missing or taken twice, or if there are no players. */
export function entrantsOf(trf: Trf): TrfPlayer[] | TrfFault {
  const players = recordsOf(trf, 'player')
  if (players.length === 0) return { line: 1, column: 1, reason: say.noPlayerLines() }
  const taken = new Map<number, number>()
  const entrants: TrfPlayer[] = []
  for (const { line, record } of players) {
    const { no } = record
    if (no === 0) return { line, column: 5, reason: say.noStartNumber() }
    const other = taken.get(no)
    if (other) return { line, column: 5, reason: say.startNumberTaken({ no, line: other }) }
    taken.set(no, line)
    entrants.push({ ...record, line })
  }
  return entrants.sort(isByRank(trf, entrants) ? (a, b) => a.rank - b.rank : (a, b) => a.no - b.no)
}

/** JaVaFo's `XXC rank`: the ranks at the end of the lines take the place of the start numbers when rounds are drawn. */
export const isByRank = (trf: Trf, entrants: Pick<TrfPlayer, 'rank'>[]): boolean =>
  recordsOf(trf, 'words', 'XXC').some(({ record }) => /\brank\b/i.test(record.text)) &&
  new Set(entrants.map(({ rank }) => rank).filter(Boolean)).size === entrants.length

export const cellOf = ({ rounds }: Pick<TrfPlayer, 'rounds'>, round: number): TrfCell => rounds[round - 1] ?? BLANK

/**
 * The last drawn round: a player has an opponent in it, or every player has a bye or forfeit and one of them a U, + or −
 * that only a draw gives. Byes and absences of some players can be entered for rounds that are not drawn yet.
 */
export function drawnRounds(entrants: TrfPlayer[]): number {
  const isDrawn = (round: number): boolean => {
    const cells = entrants.map((entrant) => cellOf(entrant, round))
    if (cells.some(({ opponent }) => opponent > 0)) return true
    return cells.every(({ result }) => result !== ' ') && cells.some(({ result }) => 'U+-'.includes(result))
  }
  let round = Math.max(0, ...entrants.map(({ rounds }) => rounds.length))
  while (round > 0 && !isDrawn(round)) round--
  return round
}

const TITLES: Record<string, string> = {
  g: 'GM',
  m: 'IM',
  f: 'FM',
  c: 'CM',
  wg: 'WGM',
  wm: 'WIM',
  wf: 'WFM',
  wc: 'WCM',
  gm: 'GM',
  im: 'IM',
  fm: 'FM',
  cm: 'CM',
  wgm: 'WGM',
  wim: 'WIM',
  wfm: 'WFM',
  wcm: 'WCM',
}

/** GM, WIM, … in the file's spelling or FIDE's; empty if it is none of FIDE's titles. */
export const titleOf = (written: string): string => TITLES[written.toLowerCase()] ?? ''
