import { isPlayed, NO_OUTCOME, type Outcome } from '../match/outcome.ts'
import { splitName } from '../people/name-order.ts'
import { gameMark } from '../pgn/game-mark.ts'
import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import type { Individual } from '../snapshot/individual.ts'
import type { MatchLineUps } from '../snapshot/line-ups.ts'
import { competitorName } from '../snapshot/names.ts'
import { pairings, type Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { foldLetters } from '../text/fold.ts'
import { dayIn } from '../text/zones.ts'
import { oneLine } from '../text/visible.ts'
import { rateOfPlayCode } from '../tournament/rate-of-play.ts'

/** Whom board software needs to know beside the snapshot. */
export interface BoardPeople {
  /** Of an individual event. */
  details: readonly Pick<StoredEntryDetails, 'no' | 'fideId'>[]
  /** Of a team event: its players, and the line-ups of the round. */
  individuals: readonly Individual[]
  lineUps: readonly MatchLineUps[]
}

interface SeatedPlayer {
  name: string
  title?: string | undefined
  rating?: number | undefined
  fideId?: string | null | undefined
  team?: string
}

interface BoardPlayers {
  round: string
  board: number
  white: SeatedPlayer
  black: SeatedPlayer
  mark: string
}

/**
 * The pairings of a round as PGN, from which the software of electronic boards takes names: a game without moves for
 * each board, with the result `*`. Byes and forfeits are left out; of matches the boards whose players are known.
 * `ascii`: without accents, for software that garbles them.
 */
export function pairingsPgn(snapshot: Snapshot, round: number, people: BoardPeople, ascii = false): string {
  const isTeam = snapshot.settings.competitors === 'team'
  const pairs = isTeam
    ? people.lineUps.flatMap((match) => matchPairs(snapshot, match, people.individuals))
    : pairings(snapshot, round)
        .filter(isToPlay)
        .map((pairing) => singlePair(snapshot, pairing, people.details))
  return pairs.map((pair) => pairText(snapshot, round, pair, ascii)).join('')
}

/** Forfeits are decided without a board. */
const isToPlay = ({ black, outcome }: Pairing): boolean =>
  black >= 0 && (outcome === NO_OUTCOME || Array.from(outcome as Iterable<Outcome>).every(isPlayed))

function singlePair(
  snapshot: Snapshot,
  { round, no, board, white, black }: Pairing,
  details: BoardPeople['details'],
): BoardPlayers {
  const { players } = snapshot
  const ids = new Map(details.map(({ no: entry, fideId }) => [entry, fideId]))
  const seat = (at: number): SeatedPlayer => ({
    name: [players.lastName[at], players.firstName[at]].filter(Boolean).join(', '),
    title: players.title?.[at],
    rating: players.rating[at],
    fideId: ids.get(players.no[at]!),
  })
  const mark = gameMark({ tournament: snapshot.id, round, no, game: 1 })
  return { round: `${round}.${board}`, board, white: seat(white), black: seat(black), mark }
}

/** Colours alternate, with White for the first side at board 1 (FIDE Olympiad pairing rules). */
function matchPairs(
  snapshot: Snapshot,
  { pairing, lineUps, areShown }: MatchLineUps,
  individuals: readonly Individual[],
): BoardPlayers[] {
  if (!areShown || !isToPlay(pairing)) return []
  const { round, no, white, black } = pairing
  const [first, second] = lineUps.map((lineUp) => lineUp?.individuals ?? []) as [number[], number[]]
  const names = [competitorName(snapshot, white), competitorName(snapshot, black)]
  const seat = (number: number | undefined, side: 0 | 1): SeatedPlayer | undefined => {
    const person = number ? individuals.find((one) => one.no === number) : undefined
    return person && { ...person, name: lastFirst(person.name), team: names[side]! }
  }
  return first.flatMap((number, at): BoardPlayers[] => {
    const [own, other] = [seat(number, 0), seat(second[at], 1)]
    if (!own || !other) return []
    const [one, opponent] = at % 2 === 0 ? [own, other] : [other, own]
    const mark = gameMark({ tournament: snapshot.id, round, no, game: at + 1 })
    return [{ round: `${round}.${pairing.board}.${at + 1}`, board: at + 1, white: one, black: opponent, mark }]
  })
}

function lastFirst(name: string): string {
  const { firstName, lastName } = splitName(name, 'firstFirst')
  return [lastName, firstName].filter(Boolean).join(', ')
}

function pairText(snapshot: Snapshot, round: number, pair: BoardPlayers, ascii: boolean): string {
  const { name, settings, dates } = snapshot
  const start = dates[round - 1]
  const date =
    start === null || start === undefined ? '????.??.??' : dayIn(start, settings.timeZone).replaceAll('-', '.')
  const sides = [['White', pair.white] as const, ['Black', pair.black] as const]
  const tags = [
    ['Event', name],
    ['Site', settings.location ?? '?'],
    ['Date', date],
    ['Round', pair.round],
    ['White', pair.white.name],
    ['Black', pair.black.name],
    ['Result', '*'],
    ['Board', String(pair.board)],
    // LiveChess refuses a file with `-` for an unknown title or rating.
    ...sides.flatMap(([side, { fideId, rating, title, team }]) => [
      [`${side}FideId`, fideId ?? ''],
      [`${side}Elo`, rating ? String(rating) : ''],
      [`${side}Title`, title ?? ''],
      [`${side}Team`, team ?? ''],
    ]),
    ['TimeControl', rateOfPlayCode(settings.timeControl) ?? settings.timeControl ?? ''],
    ['KibitzGame', pair.mark],
  ].filter(([, value]) => value !== '')
  const lines = tags.map(([tag, value]) => `[${tag} "${tagText(value!, ascii)}"]`)
  return [...lines, '', '*', '', ''].join('\r\n')
}

// PGN would escape quotes and backslashes, but most programs stop at the quote.
function tagText(text: string, ascii: boolean): string {
  const plain = oneLine(text).replaceAll('"', "'").replaceAll('\\', '/')
  return ascii ? toAscii(plain) : plain
}

/** `Müller` → `Mueller`, `Ørn` → `Orn`; other letters become question marks. */
function toAscii(text: string): string {
  const signs = text
    .replace(/[“”„«»‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replaceAll('…', '...')
  return Array.from(signs, (letter) => {
    if (letter <= '\u007e') return letter
    const umlaut = UMLAUTS[letter.normalize('NFC').toLowerCase()]
    const base = umlaut ?? foldLetters(letter.normalize('NFD').replace(/\p{M}/gu, ''))
    const plain = letter === letter.toLowerCase() ? base : base.charAt(0).toUpperCase() + base.slice(1)
    return /^[\u0020-\u007e]*$/.test(plain) ? plain : '?'
  }).join('')
}

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }
