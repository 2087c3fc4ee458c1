import * as say from '#words/coreImport.js'
import { NO_OUTCOME, type Outcome } from '../match/outcome.ts'
import { isSameName, nameKey } from '../people/name-key.ts'
import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { cellOf } from '../trf/entrants.ts'
import { isFault } from '../trf/fault.ts'
import type { About } from '../trf/import.ts'
import type { AttachedGame } from './attached-games.ts'
import type { Examination } from './examine.ts'
import { roundOfGame, type FileGame } from './game-file.ts'
import { resultOfGame } from './game-result.ts'
import { tournamentOf } from './remaining-faults.ts'
import { applyEdits, cellEdit, linesOf, playersOf, textOfLines } from './report.ts'

/** A game's result for a pairing without one. */
interface ProposedResult {
  round: number
  /** Numbers of the players. */
  white: number
  black: number
  outcome: string
}

export interface PutGames {
  attached: AttachedGame[]
  results: ProposedResult[]
  /** Sentences about games without a pairing, and about contradicting results. */
  remarks: string[]
}

/**
 * Assigns games to pairings by FIDE IDs or names, and round. The round may be missing if the players met only once.
 * Games that a report was made of have their places already; the report’s own remarks name those without one.
 */
export function putGames(snapshot: Snapshot, games: FileGame[], details: StoredEntryDetails[] = []): PutGames {
  const found: PutGames = { attached: [], results: [], remarks: [] }
  const find = finder(snapshot, details)
  const taken = new Set<string>()
  const isOwn = games.some(({ place }) => place)
  for (const game of games) {
    if (isOwn && !game.place) continue
    const named = { no: game.no, game: labelOf(game) }
    const [white, black] = [find(game, 'White'), find(game, 'Black')]
    const place =
      white === undefined || black === undefined ? undefined : placeOf(snapshot, white, black, roundOfGame(game))
    if (!place || taken.has(`${place.round} ${place.white}`)) {
      found.remarks.push((place ? say.gameTaken : say.gameWithoutPairing)(named))
      continue
    }
    taken.add(`${place.round} ${place.white}`)
    const [one, other] = [snapshot.players.no[place.white]!, snapshot.players.no[place.black]!]
    const { outcome: said, remark } = resultOfGame(game)
    if (remark && !game.place) found.remarks.push(remark(named))
    const outcome = said && place.white === white ? said : said && said[1]! + said[0]!
    found.attached.push({ round: place.round, white: one, black: other, pgn: game.pgn })
    if (place.white !== white) found.remarks.push(say.gameColoursTurned(named))
    if (outcome && place.outcome === NO_OUTCOME) {
      found.results.push({ round: place.round, white: one, black: other, outcome })
    } else if (outcome && outcome !== place.outcome) {
      const result = game.tags.Result
      found.remarks.push(
        result === undefined ? say.gameResultDiffersUnknown(named) : say.gameResultDiffers({ ...named, result }),
      )
    }
  }
  return found
}

const labelOf = (game: FileGame): string => {
  const round = roundOfGame(game)
  const pair = `${game.tags.White ?? '?'} – ${game.tags.Black ?? '?'}`
  return round === undefined ? pair : say.gameWithRound({ game: pair, round })
}

/** Finds players by number or FIDE ID, then by full name, else by last name and initial; undefined if several fit. */
function finder(
  snapshot: Snapshot,
  details: StoredEntryDetails[],
): (game: FileGame, side: 'White' | 'Black') => number | undefined {
  const { players } = snapshot
  const positions = players.no.map((_, player) => player)
  const nameOf = (player: number): string => competitorName(snapshot, player)
  const byName = Map.groupBy(positions, (player) => nameKey(nameOf(player)))
  const byLast = Map.groupBy(positions, (player) => nameKey(players.lastName[player] || players.firstName[player]!))
  const byId = new Map(details.flatMap(({ fideId, no }) => (fideId ? [[fideId, players.no.indexOf(no)] as const] : [])))
  const only = (found: number[]): number | undefined => (found.length === 1 ? found[0] : undefined)
  return ({ tags, place }, side) => {
    if (place) return players.no.indexOf(side === 'White' ? place.white : place.black)
    const known = byId.get(tags[`${side}FideId`] ?? '')
    if (known !== undefined) return known
    const name = tags[side] ?? ''
    const whole = (byName.get(nameKey(name)) ?? []).filter((player) => isSameName(nameOf(player), name))
    if (whole.length > 0) return only(whole)
    const [last = '', first = ''] = name.split(',')
    const given = nameKey(first)[0] ?? ''
    return only(
      (byLast.get(nameKey(last)) ?? []).filter((player) => nameKey(players.firstName[player]!).startsWith(given)),
    )
  }
}

interface GamePlace {
  round: number
  /** Positions in the player columns, with the colours of the report. */
  white: number
  black: number
  outcome: string
}

function placeOf({ rounds }: Snapshot, one: number, other: number, round: number | undefined): GamePlace | undefined {
  const places = rounds.flatMap((columns, at): GamePlace[] =>
    round !== undefined && round !== at + 1
      ? []
      : columns.white.flatMap((white, pairing) => {
          const black = columns.black[pairing]!
          const isThis = (white === one && black === other) || (white === other && black === one)
          const outcome = columns.outcomes.slice(2 * pairing, 2 * pairing + 2)
          return isThis ? [{ round: at + 1, white, black, outcome }] : []
        }),
  )
  return places.length === 1 ? places[0] : undefined
}

/** Adds results of games to pairings that have none. */
export function withGameResults(seen: Examination, results: ProposedResult[], about: About): Examination {
  if (results.length === 0 || isFault(seen.result)) return seen
  const lines = linesOf(seen.text)
  const byNo = new Map(playersOf(lines).map((player) => [player.no, player]))
  const edits = results.flatMap(({ round, white, black, outcome }) =>
    [white, black].flatMap((no, side) => {
      const player = byNo.get(no)
      return player
        ? [cellEdit(player.line, round, { ...cellOf(player, round), result: outcome[side] as Outcome })]
        : []
    }),
  )
  const after = applyEdits(lines, edits)
  return { ...seen, text: textOfLines(after), result: tournamentOf(after, about) }
}
