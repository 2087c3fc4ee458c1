import { NO_OUTCOME, type Outcome } from '../match/outcome.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { foldName } from '../text/fold.ts'
import { cellOf } from '../trf/entrants.ts'
import { isFault } from '../trf/fault.ts'
import type { About } from '../trf/import.ts'
import type { AttachedGame } from './attached-games.ts'
import type { Examination } from './examine.ts'
import { outcomeOfGame, roundOfGame, type FileGame } from './game-file.ts'
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

const key = (name: string): string =>
  foldName(name)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')
const words = (name: string): string[] => key(name).split(' ')

/** Assigns games to pairings by names and round. The round may be missing if the players met only once. */
export function putGames(snapshot: Snapshot, games: FileGame[]): PutGames {
  const found: PutGames = { attached: [], results: [], remarks: [] }
  const find = finder(snapshot)
  const taken = new Set<string>()
  for (const game of games) {
    const [white, black] = [find(game.tags.White ?? ''), find(game.tags.Black ?? '')]
    const place =
      white === undefined || black === undefined ? undefined : placeOf(snapshot, white, black, roundOfGame(game))
    if (!place || taken.has(`${place.round} ${place.white}`)) {
      found.remarks.push(
        `Game ${game.no}, ${labelOf(game)}: ${place ? 'its pairing has a game already' : 'no such pairing'}.`,
      )
      continue
    }
    taken.add(`${place.round} ${place.white}`)
    const [one, other] = [snapshot.players.no[place.white]!, snapshot.players.no[place.black]!]
    const said = outcomeOfGame(game)
    const outcome = said && place.white === white ? said : said && said[1]! + said[0]!
    found.attached.push({ round: place.round, white: one, black: other, pgn: game.pgn })
    if (place.white !== white)
      found.remarks.push(`Game ${game.no}, ${labelOf(game)}: the report has the colours the other way round.`)
    if (outcome && place.outcome === NO_OUTCOME) {
      found.results.push({ round: place.round, white: one, black: other, outcome })
    } else if (outcome && outcome !== place.outcome) {
      found.remarks.push(
        `Game ${game.no}, ${labelOf(game)}: ${game.tags.Result} here, another result in the report, which counts.`,
      )
    }
  }
  return found
}

const labelOf = (game: FileGame): string => {
  const round = roundOfGame(game)
  return `${game.tags.White ?? '?'} – ${game.tags.Black ?? '?'}${round === undefined ? '' : `, round ${round}`}`
}

/** Finds players by full name, else by last name and initial if that is unambiguous. */
function finder(snapshot: Snapshot): (name: string) => number | undefined {
  const { players } = snapshot
  const byName = new Map(players.no.map((_, player) => [key(competitorName(snapshot, player)), player]))
  const byLast = Map.groupBy(
    players.no.map((_, player) => player),
    (player) => key(players.lastName[player] || players.firstName[player]!),
  )
  return (name) => {
    const whole = byName.get(key(name))
    if (whole !== undefined) return whole
    const [last = '', first = ''] = name.split(',')
    const given = words(first)[0]?.[0] ?? ''
    const candidates = (byLast.get(key(last)) ?? []).filter((player) =>
      key(players.firstName[player]!).startsWith(given),
    )
    return candidates.length === 1 ? candidates[0] : undefined
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
