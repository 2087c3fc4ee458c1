import { formatDay, parseDay } from '../trf/dates.ts'
import type { TrfRecord } from '../trf/trf.ts'
import type { FileGame } from './game-file.ts'

/** The header of a report made of games: name, place and dates. */
export function gameHeads(placed: { game: FileGame; round: number }[]): TrfRecord[] {
  const games = placed.map(({ game }) => game)
  const days = games.flatMap(({ tags }) => dayOf(tags) ?? []).sort((a, b) => a - b)
  const words = (code: string, text: string | undefined): TrfRecord[] => (text ? [{ kind: 'words', code, text }] : [])
  const day = (moment: number | undefined): string => (moment === undefined ? '' : formatDay(moment))
  return [
    ...words('012', nameOf(games)),
    ...words('022', mostFrequent(games.map(({ tags }) => tags.Site ?? ''))),
    ...words('042', day(days[0])),
    ...words('052', day(days.at(-1))),
    ...words('092', 'Individual'),
    ...roundDates(placed),
  ]
}

/** Broadcasts name each chapter after its pairing, and the event in a tag of its own. */
function nameOf(games: FileGame[]): string | undefined {
  const broadcast = mostFrequent(games.map(({ tags }) => tags.BroadcastName ?? ''))
  return broadcast ?? mostFrequent(games.filter((game) => !isPairing(game)).map(({ tags }) => tags.Event ?? ''))
}

/** Whether the event is called after the players of this game. */
const isPairing = ({ tags: { Event = '', White = '', Black = '' } }: FileGame): boolean =>
  White !== '' && Black !== '' && Event.includes(White) && Event.includes(Black)

function mostFrequent(texts: string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) if (text !== '' && !/^[?-]+$/.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

const dayOf = ({ Date: local = '', UTCDate = '' }: Record<string, string>): number | undefined =>
  parseDay(local) ?? parseDay(UTCDate) ?? undefined

/** The first day of each round. */
function roundDates(placed: { game: FileGame; round: number }[]): TrfRecord[] {
  const last = Math.max(0, ...placed.map(({ round }) => round))
  const dates = Array.from({ length: last }, (_, at) => {
    const days = placed.filter(({ round }) => round === at + 1).flatMap(({ game }) => dayOf(game.tags) ?? [])
    return days.length === 0 ? '' : formatDay(Math.min(...days)).slice(2)
  })
  return dates.some(Boolean) ? [{ kind: 'roundDates', code: '132', dates }] : []
}
