import { parseTeamCode } from '../tournament/team-type.ts'
import { DEFAULTS, type PairingSystem, type Settings } from '../tournament/tournament.ts'
import { parseDay } from './dates.ts'
import { recordsOf, type Trf } from './trf.ts'
import type { ResultWorth } from './result-worth.ts'

/** The text of the first line of a code; empty if there is none or it is only a dash. */
export function textOf(trf: Trf, code: string): string {
  const [found] = recordsOf(trf, 'words', code)
  return !found || found.record.text === '-' ? '' : found.record.text
}

const ROUND_ROBIN = /round[\s_-]?robin|berger|all[\s_-]play[\s_-]all|scheveningen|schiller/i
const KNOCKOUT = /knock[\s_-]?out|elimination/i

/** The pairing system by FIDE's type code (192) or by the words of record 092. */
export function systemOf(trf: Trf): PairingSystem {
  const words = `${textOf(trf, '192')} ${textOf(trf, '092')}`
  if (ROUND_ROBIN.test(words)) return 'roundRobin'
  return KNOCKOUT.test(words) ? 'knockout' : 'swiss'
}

/** Number of rounds: as stated, else the number of dates, else by the system; never fewer than are drawn. */
export function totalRoundsOf(trf: Trf, drawn: number, competitors: number): number {
  const [said] = recordsOf(trf, 'totalRounds')
  const [dates] = recordsOf(trf, 'roundDates')
  const robin = systemOf(trf) === 'roundRobin' ? competitors - 1 + (competitors % 2) : 0
  return Math.max(said?.record.rounds || dates?.record.dates.length || robin || drawn || DEFAULTS.totalRounds!, drawn)
}

/** The first and the last day of the event (042 and 052). */
export function daysOf(trf: Trf): { first: number | null; last: number | null } {
  const [from, to] = [textOf(trf, '042'), textOf(trf, '052')]
  const first = parseDay(from, parseDay(to))
  return { first, last: parseDay(to, first) }
}

/** Start of each round: its own date (132), else the event's first and last day. */
export function datesOf(trf: Trf, totalRounds: number): (number | null)[] {
  const [found] = recordsOf(trf, 'roundDates')
  const { first, last } = daysOf(trf)
  return Array.from({ length: totalRounds }, (_, at) => {
    if (found) return parseDay(found.record.dates[at] ?? '', first ?? last)
    if (at === 0) return first
    return at === totalRounds - 1 ? last : null
  })
}

/** Codes that are scores rather than tie-breaks. */
export const SCORES = ['PTS', 'MPTS', 'GPTS']
const DEFAULT_TIE_BREAKS = { individual: ['DE', 'BH/C1', 'BH', 'SB', 'ARO'], team: ['EDE', 'EMGSB', 'BH:MP'] }

/** The codes of record 212 or 202, scores included. */
export const codesOf = (trf: Trf): string[] =>
  (textOf(trf, '212') || textOf(trf, '202')).split(/[\s,;]+/).filter(Boolean)

/** Whether teams are ranked by their game points first. */
export const isByGames = (trf: Trf): boolean => codesOf(trf)[0] === 'GPTS' || /_GP_MP\b/.test(textOf(trf, '192'))

export function settingsOf(
  trf: Trf,
  competitors: Settings['competitors'],
  worth: ResultWorth,
  games: number,
): Settings {
  const codes = codesOf(trf)
  const tieBreaks = codes.filter((code) => !SCORES.includes(code))
  const typeCode = textOf(trf, '192')
  return {
    ...DEFAULTS,
    competitors,
    pairingSystem: systemOf(trf),
    winReward: worth.win,
    drawReward: worth.draw,
    lossReward: worth.loss,
    byeReward: worth.bye,
    gamePointTotal: games,
    displayPoints: competitors === 'team' && isByGames(trf) ? 'game' : 'match',
    teamType: competitors === 'team' && typeCode ? parseTeamCode(typeCode).type : DEFAULTS.teamType,
    tieBreaks: codes.length > 0 ? tieBreaks : DEFAULT_TIE_BREAKS[competitors],
    location: textOf(trf, '022') || null,
    federation: /^[A-Z]{3}$/.exec(textOf(trf, '032').toUpperCase())?.[0] ?? null,
    timeControl: textOf(trf, '222') || textOf(trf, '122') || null,
  }
}
