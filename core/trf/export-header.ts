import type { Individual } from '../snapshot/individual.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { rankingCodes } from '../standings/ranking-codes.ts'
import { isSiteTieBreak } from '../standings/tie-breaks.ts'
import type { Start } from '../text/start.ts'
import { dayIn } from '../text/zones.ts'
import { rateOfPlayCode } from '../tournament/rate-of-play.ts'
import { DEFAULTS, type PairingSystem } from '../tournament/tournament.ts'
import { initialColourRecords } from './export-draw-rules.ts'
import { officialRecords } from './officials.ts'
import type { TrfRecord } from './trf.ts'
import { typeCode } from './type-code.ts'

const SYSTEMS: Record<PairingSystem, string> = {
  swiss: 'Swiss',
  roundRobin: 'Round-Robin',
  knockout: 'Knockout',
  keizer: 'Keizer',
  scheveningen: 'Scheveningen',
}

/** A line of text; no line for an empty text. */
const words = (code: string, text: string | number | null | undefined): TrfRecord[] =>
  text === null || text === undefined || text === '' ? [] : [{ kind: 'words', code, text: String(text) }]

/** The day at the venue, or in UTC if its time zone is unknown. */
const day = (start: Start | null | undefined, zone: string | null): string =>
  start === null || start === undefined ? '' : dayIn(start, zone).replaceAll('-', '/')

/** The start of each round: as scheduled, else that of its first game online; null if neither is known. */
const startsOf = ({ dates, rounds }: Pick<Snapshot, 'dates' | 'rounds'>): (Start | null)[] =>
  Array.from({ length: Math.max(dates.length, rounds.length) }, (_, at) => {
    const starts = Object.values(rounds[at]?.facts ?? {}).flatMap(({ startTime }) => startTime ?? [])
    return dates[at] ?? (starts.length > 0 ? Math.min(...starts) : null)
  })

/** The lines of an event before its players, in the order of the codes. `seedMethod`: record 172, if there is one. */
export function headerRecords(
  { name, settings, players, initialColour, ...snapshot }: Snapshot,
  individuals: Individual[],
  seedMethod: TrfRecord[] = [],
): TrfRecord[] {
  const team = settings.competitors === 'team'
  const ratings = team ? individuals.map(({ rating }) => rating) : players.rating
  const dates = startsOf(snapshot)
  const known = dates.filter((date) => date !== null)
  const last = dates[(settings.totalRounds ?? dates.length) - 1]
  const { totalRounds } = settings
  // The site's own tie-breaks have names, which TRF does not know.
  const codes = rankingCodes(settings).filter((code) => !isSiteTieBreak(code))
  return [
    ...words('012', name),
    ...words('022', settings.location),
    ...words('032', settings.federation),
    ...words('042', day(known[0], settings.timeZone)),
    ...words('052', day(last, settings.timeZone)),
    ...words('062', ratings.length),
    ...words('072', ratings.filter((rating) => rating > 0).length),
    ...(team ? words('082', players.no.length) : []),
    ...words('092', `${team ? 'Team' : 'Individual'}: ${SYSTEMS[settings.pairingSystem]}`),
    ...officialRecords(settings.officials),
    ...words('122', settings.timeControl),
    ...(known.length > 0 ? [days(dates, settings.timeZone)] : []),
    ...(totalRounds === null ? [] : [{ kind: 'totalRounds', code: '142', rounds: totalRounds } as const]),
    ...initialColourRecords(initialColour, '152'),
    ...(team ? [] : [{ kind: 'rewards', code: '162', worth: worthOf(settings) } as const]),
    ...seedMethod,
    ...words('182', 'Kibitz'),
    ...words('192', typeCode({ ...snapshot, settings, players })),
    ...words('212', codes.join(',')),
    ...words('222', rateOfPlayCode(settings.timeControl)),
    ...(team ? [matchWorthRecord(settings)] : []),
  ]
}

/**
 * TRF16 counterpart in the codes of pairing programs: number of rounds, first colour, and points of results if unusual.
 */
export const engineRecords = ({ settings, initialColour }: Snapshot): TrfRecord[] => [
  ...(settings.totalRounds === null
    ? []
    : [{ kind: 'totalRounds', code: 'XXR', rounds: settings.totalRounds } as const]),
  ...initialColourRecords(initialColour, 'XXC'),
  ...(settings.competitors === 'team' || hasUsualWorth(settings) ? [] : Object.entries(worthOf(settings))).flatMap(
    ([symbol, points]) => WORTHS[symbol]!.map((code): TrfRecord => ({ kind: 'worth', code, points })),
  ),
]

const WORTHS: Record<string, string[]> = { W: ['BBW'], D: ['BBD'], L: ['BBL'], P: ['BBU'], A: ['BBZ', 'BBF'] }

const days = (dates: (Start | null)[], zone: string | null): TrfRecord => ({
  kind: 'roundDates',
  code: '132',
  dates: dates.map((date) => day(date, zone).slice(2)),
})

/** Points by the symbols of record 162. */
const worthOf = ({ winReward, drawReward, lossReward, byeReward, absenceReward }: Snapshot['settings']) => ({
  W: winReward,
  D: drawReward,
  L: lossReward,
  P: byeReward,
  ...(absenceReward !== DEFAULTS.absenceReward && { A: absenceReward }),
})

const hasUsualWorth = ({
  winReward,
  drawReward,
  lossReward,
  byeReward,
  absenceReward,
}: Snapshot['settings']): boolean =>
  winReward === DEFAULTS.winReward &&
  drawReward === DEFAULTS.drawReward &&
  lossReward === DEFAULTS.lossReward &&
  absenceReward === DEFAULTS.absenceReward &&
  byeReward === winReward

const matchWorthRecord = ({ winReward, drawReward, lossReward }: Snapshot['settings']): TrfRecord => ({
  kind: 'rewards',
  code: '362',
  worth: { TW: winReward, TD: drawReward, TL: lossReward },
})
