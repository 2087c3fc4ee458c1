import { isWebAddress } from '../text/web-link.ts'

export const SOURCE_KINDS = ['push', 'pgn', 'liveChess', 'lichess'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** Where moves of an event's boards come from. */
export interface BoardSource {
  id: string
  kind: SourceKind
  /** A PGN address, the id of a tournament at LiveChess Cloud or of a round at Lichess; null: pushed. */
  address: string | null
  /** Where two sources have one game, that of the lower rank counts. */
  rank: number
  isOn: boolean
  trustsBoards: boolean
}

/** Sources that the room asks: to the others programs push. */
export const polled = (sources: readonly BoardSource[]): BoardSource[] =>
  sources.filter(({ isOn, kind }) => isOn && kind !== 'push')

/** Where programs push games: the address that a broadcast of Lichess has on its site. */
export const pushAddress = (site: string, source: string): string => `${site}/api/broadcast/round/${source}/push`

/** Of one event. */
export const MAX_SOURCES = 8

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i
const LICHESS_ROUND =
  /^(?:https:\/\/lichess\.org\/broadcast\/[\w-]+\/[\w-]+\/([A-Za-z0-9]{8})(?:[/?#].*)?|([A-Za-z0-9]{8}))$/

/** The address as it is stored, from what the desk typed; undefined if it isn't one. */
export function sourceAddress(kind: SourceKind, typed: string): string | undefined {
  const text = typed.trim()
  if (kind === 'liveChess') return UUID.exec(text)?.[0].toLowerCase()
  if (kind === 'lichess') {
    const [, ofLink, alone] = LICHESS_ROUND.exec(text) ?? []
    return ofLink ?? alone
  }
  if (kind === 'push') return undefined
  return isWebAddress(text.replaceAll('{round}', '1')) ? text : undefined
}

/** The address to ask for a round: `{round}` stands for its number. */
export const addressOfRound = (address: string, round: number): string =>
  address.replaceAll('{round}', String(round)).replaceAll('%7Bround%7D', String(round))

/** Why a source has no games for us, or not all of them. */
export const SOURCE_PROBLEMS = [
  'noAnswer',
  'status',
  'notPublic',
  'notPgn',
  'tooLarge',
  'redirects',
  'noGames',
  'fewerGames',
  'otherEvent',
] as const
export type SourceProblem = (typeof SOURCE_PROBLEMS)[number]
