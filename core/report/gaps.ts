import { FEDERATIONS } from '../people/federations.ts'
import { fideModeLeft } from '../snapshot/remarks.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { unfinishedGames } from '../snapshot/unfinished-games.ts'
import { DAY } from '../time.ts'
import { parseDay } from '../trf/dates.ts'
import { textOf } from '../trf/text-of.ts'
import { recordsOf, type RecordOf, type Trf } from '../trf/trf.ts'

/** What a report lacks, from the gravest on. */
const NEEDED = [
  'games',
  'rounds',
  'place',
  'host',
  'days',
  'dayOrder',
  'roundDays',
  'arbiter',
  'rate',
  'sameId',
  'badFederation',
] as const
const ADVISED = ['noId', 'noYear', 'noFederation', 'tieBreaks', 'long', 'fideMode'] as const
export type GapKind = (typeof NEEDED)[number] | (typeof ADVISED)[number]

export interface ReportGap {
  kind: GapKind
  /** Rating officers send a report without it back (TRF26). */
  isNeeded: boolean
  /** Rounds, games or players that it concerns. */
  count: number
  /** Names of players as the report has them. */
  names: string[]
}

/** FIDE takes an event in slices of at most 30 days (B.02). */
const MOST_DAYS = 30

/** What is missing in a report (TRF26) or wrong with it, beyond its pairings and ranks. */
export function reportGaps(trf: Trf, snapshot: Snapshot): ReportGap[] {
  const found: Partial<Record<GapKind, number | string[]>> = {
    games: unfinishedGames(snapshot).length,
    rounds: roundsLeft(snapshot),
    ...headGaps(trf),
    ...dayGaps(trf),
    ...playerGaps(recordsOf(trf, 'player').map(({ record }) => record)),
    tieBreaks: hasText(trf, '202') || hasText(trf, '212') || snapshot.settings.pairingSystem === 'knockout' ? 0 : 1,
    fideMode: fideModeLeft(snapshot) === undefined ? 0 : 1,
  }
  return [...NEEDED, ...ADVISED].flatMap((kind): ReportGap[] => {
    const what = found[kind] ?? 0
    const [count, names] = typeof what === 'number' ? [what, []] : [what.length, what]
    return count > 0 ? [{ kind, isNeeded: (NEEDED as readonly GapKind[]).includes(kind), count, names }] : []
  })
}

const hasText = (trf: Trf, code: string): boolean => textOf(trf, code) !== ''

const roundsLeft = ({ settings, round, active }: Snapshot): number =>
  settings.totalRounds === null ? (active ? 1 : 0) : Math.max(0, settings.totalRounds - round)

const headGaps = (trf: Trf): Partial<Record<GapKind, number>> => ({
  place: hasText(trf, '022') ? 0 : 1,
  host: FEDERATIONS.has(textOf(trf, '032')) ? 0 : 1,
  arbiter: hasText(trf, '102') ? 0 : 1,
  rate: hasText(trf, '122') || hasText(trf, '222') ? 0 : 1,
})

function dayGaps(trf: Trf): Partial<Record<GapKind, number>> {
  const [first, last] = [parseDay(textOf(trf, '042')), parseDay(textOf(trf, '052'))]
  const rounds = recordsOf(trf, 'totalRounds')[0]?.record.rounds ?? 0
  const written = recordsOf(trf, 'roundDates')[0]?.record.dates ?? []
  const days = Array.from({ length: rounds }, (_, at) => parseDay(written[at] ?? '', first))
  const known = days.filter((day) => day !== null)
  const isOutside = (day: number): boolean => (first !== null && day < first) || (last !== null && day > last)
  const isDisordered =
    (first !== null && last !== null && last < first) ||
    known.some(isOutside) ||
    known.some((day, at) => at > 0 && day < known[at - 1]!)
  return {
    days: first === null || last === null ? 1 : 0,
    dayOrder: isDisordered ? 1 : 0,
    roundDays: days.length - known.length,
    long: first !== null && last !== null && last - first >= MOST_DAYS * DAY ? 1 : 0,
  }
}

function playerGaps(players: RecordOf<'player'>[]): Partial<Record<GapKind, string[]>> {
  const named = (is: (player: RecordOf<'player'>) => boolean): string[] => players.filter(is).map(({ name }) => name)
  const ids = Map.groupBy(players, ({ fideId }) => fideId)
  return {
    sameId: named(({ fideId }) => hasId(fideId) && ids.get(fideId)!.length > 1),
    badFederation: named(({ federation }) => federation !== '' && !FEDERATIONS.has(federation)),
    noId: named(({ fideId }) => !hasId(fideId)),
    noYear: named(({ birth }) => !/\d{4}/.test(birth)),
    noFederation: named(({ federation }) => federation === ''),
  }
}

const hasId = (fideId: string): boolean => /[1-9]/.test(fideId)
