import { rateOfPlayCode } from '../tournament/rate-of-play.ts'
import { DEFAULTS, type Settings } from '../tournament/tournament.ts'
import { dayInUtc, type Day } from '../text/start.ts'
import { parseDay } from './dates.ts'
import { isDouble, systemOf, teamCodeOf } from './event-type.ts'
import { isByGames, tieBreaksOf } from './ranking.ts'
import { seedMethodOf } from './listed-ratings.ts'
import { officialsIn } from './officials.ts'
import { textOf } from './text-of.ts'
import { recordsOf, type Trf } from './trf.ts'
import type { ResultWorth } from './result-worth.ts'

/** Rounds of a single round robin. */
export const roundsToMeetAll = (competitors: number): number => competitors - 1 + (competitors % 2)

/** Number of rounds: as stated, else the number of dates, else by the system; never fewer than are drawn. */
export function totalRoundsOf(trf: Trf, drawn: number, competitors: number): number {
  const [said] = recordsOf(trf, 'totalRounds')
  const [dates] = recordsOf(trf, 'roundDates')
  const robin = systemOf(trf) === 'roundRobin' ? roundsToMeetAll(competitors) * (isDouble(trf) ? 2 : 1) : 0
  return Math.max(said?.record.rounds || dates?.record.dates.length || robin || drawn || DEFAULTS.totalRounds!, drawn)
}

/** The first and the last day of the event (042 and 052). */
export function daysOf(trf: Trf): { first: number | null; last: number | null } {
  const [from, to] = [textOf(trf, '042'), textOf(trf, '052')]
  const first = parseDay(from, parseDay(to))
  return { first, last: parseDay(to, first) }
}

/** The day of each round: its own date (132), else the event's first and last day. */
export function datesOf(trf: Trf, totalRounds: number): (Day | null)[] {
  const [found] = recordsOf(trf, 'roundDates')
  const { first, last } = daysOf(trf)
  return Array.from({ length: totalRounds }, (_, at) => {
    if (found) return dayAt(parseDay(found.record.dates[at] ?? '', first ?? last))
    if (at === 0) return dayAt(first)
    return at === totalRounds - 1 ? dayAt(last) : null
  })
}

const dayAt = (midnight: number | null): Day | null => (midnight === null ? null : dayInUtc(midnight))

export function settingsOf(
  trf: Trf,
  competitors: Settings['competitors'],
  worth: ResultWorth,
  games: number,
): Settings {
  const displayPoints = competitors === 'team' && isByGames(trf) ? 'game' : 'match'
  const { type: teamType, hasSecondary: secondaryScore } = (competitors === 'team' && teamCodeOf(trf)) || {
    type: DEFAULTS.teamType,
    hasSecondary: DEFAULTS.secondaryScore,
  }
  return {
    ...DEFAULTS,
    competitors,
    pairingSystem: systemOf(trf),
    winReward: worth.win,
    drawReward: worth.draw,
    lossReward: worth.loss,
    byeReward: worth.bye,
    absenceReward: worth.absent ?? DEFAULTS.absenceReward,
    gamePointTotal: games,
    displayPoints,
    teamType,
    secondaryScore,
    tieBreaks: tieBreaksOf(trf, { competitors, displayPoints }),
    location: textOf(trf, '022') || null,
    federation: /^[A-Z]{3}$/.exec(textOf(trf, '032').toUpperCase())?.[0] ?? null,
    officials: officialsIn(trf),
    timeControl: timeControlOf(trf),
    seedMethod: seedMethodOf(trf),
  }
}

/** The words of the rate of play if they say what its code says, else the code. */
function timeControlOf(trf: Trf): string | null {
  const [words, code] = [textOf(trf, '122'), textOf(trf, '222')]
  return (code !== '' && rateOfPlayCode(words) !== code ? code : words) || null
}
