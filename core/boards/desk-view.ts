import { formatMove } from '../game/moves.ts'
import type { Pairing } from '../snapshot/pairing.ts'
import { distinctName } from '../snapshot/namesakes.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { MINUTE } from '../time.ts'
import { pairLabel, type ChosenGame, type DeskGame } from './desk-labels.ts'
import { deskProposals, type DeskProposal } from './desk-proposals.ts'
import type { FollowedGame } from './follow-game.ts'
import { guesses, type GuessReason } from './guesses.ts'
import type { MatchedGame, Unmatched } from './match-games.ts'
import type { RoundField } from './round-field.ts'
import type { BoardSource, SourceProblem } from './sources.ts'

/** What the desk sees of the boards of a round. */
export interface DeskBoards {
  round: number
  sources: DeskSource[]
  boards: FedBoard[]
  unmatched: UnmatchedGame[]
  /** Pairings to which no board sends moves. */
  without: { no: number; label: string }[]
  proposals: DeskProposal[]
  aliases: { name: string; no: number; player: string }[]
}

/** A source, and how it answered last. Times are in ms. */
export interface DeskSource extends BoardSource {
  /** When it was last asked, and when it is asked next; null for a push. */
  askedAt: number | null
  nextAt: number | null
  /** When games last came, how many, how many of them have a pairing, and the size of the answer. */
  answeredAt: number | null
  games: number
  matched: number
  bytes: number
  problem: SourceProblem | null
  /** The status of a web server that refused. */
  status: number | null
}

/** What wants a look at a board. */
export const BOARD_FLAGS = ['swapped', 'stopped', 'silent', 'takenBack', 'differs'] as const
type BoardFlag = (typeof BOARD_FLAGS)[number]

interface FedBoard {
  no: number
  board: number
  game: number
  /** Number of the pairing in its round, and in a team match of its board: `4`, `4.2`. */
  label: string
  white: string
  black: string
  plies: number
  /** Seconds left. */
  clocks: [white: number | null, black: number | null]
  /** The last move, such as `34. Nf3`; the illegal one if the moves stop there. */
  move: string
  state: 'waiting' | 'playing' | 'over' | 'confirmed'
  /** The reported result by the colours of the game. */
  says: string | null
  byKings: boolean
  flags: BoardFlag[]
  changedAt: number
  source: string
  matchedBy: MatchedGame['by']
  key: string
}

interface UnmatchedGame {
  source: string
  key: string
  white: string
  black: string
  board: number | null
  plies: number
  why: Unmatched
  guesses: { no: number; label: string; reason: GuessReason }[]
}

/** A running board is silent after this time without news. */
const SILENT_AFTER = 14 * MINUTE
const MANY_TAKEN_BACK = 4

interface DeskFacts {
  snapshot: Snapshot
  field: RoundField
  sources: DeskSource[]
  kept: readonly DeskGame[]
  /** The games that count at their places. */
  chosen: readonly ChosenGame[]
  aliases: readonly { name: string; no: number }[]
  now: number
}

export function deskBoards({ snapshot, field, sources, kept, chosen, aliases, now }: DeskFacts): DeskBoards {
  const pairingOf = (no: number): Pairing => field.pairings.find((pairing) => pairing.no === no)!
  const present = chosen.filter(({ match }) => field.pairings.some(({ no }) => no === match.place.no))
  const boards = present
    .map((game) => deskBoard(snapshot, field, pairingOf(game.match.place.no), game, now))
    .toSorted((a, b) => a.no - b.no || a.board - b.board || a.game - b.game)
  const fed = new Set(boards.map(({ no }) => no))
  return {
    round: field.round,
    sources,
    boards,
    unmatched: kept.flatMap((one) => unmatchedGame(snapshot, field, one)),
    without: field.pairings
      .filter(({ no, facts }) => !fed.has(no) && !facts.scored && facts.link === undefined)
      .map((pairing) => ({ no: pairing.no, label: pairLabel(snapshot, pairing) })),
    proposals: deskProposals(snapshot, field, present, now),
    aliases: aliases.map(({ name, no }) => ({ name, no, player: field.byNo.get(no)?.name ?? '?' })),
  }
}

function deskBoard(
  snapshot: Snapshot,
  field: RoundField,
  pairing: Pairing,
  { source, key, game, followed, match }: ChosenGame,
  now: number,
): FedBoard {
  const { plies, result, stop, changedAt, takenBack = 0 } = followed
  const { place, whiteFirst, isSwapped, by } = match
  const [first, second] = [pairing.white, pairing.black].map((position) => distinctName(snapshot, position))
  const sides: [string, string] = field.isTeam
    ? [game.white, game.black]
    : whiteFirst
      ? [first!, second!]
      : [second!, first!]
  const isConfirmed = pairing.facts.scored
  const state = isConfirmed ? 'confirmed' : result ? 'over' : plies.length > 0 ? 'playing' : 'waiting'
  const start = followed.fen ?? ''
  const last = plies.at(-1)
  const flags: BoardFlag[] = [
    ...(isSwapped ? (['swapped'] as const) : []),
    ...(stop !== undefined ? (['stopped'] as const) : []),
    ...(state === 'playing' && now >= changedAt + SILENT_AFTER ? (['silent'] as const) : []),
    ...(followed.resultsDiffer ? (['differs'] as const) : []),
    ...(takenBack > MANY_TAKEN_BACK ? (['takenBack'] as const) : []),
  ]
  return {
    no: place.no,
    board: place.board,
    game: place.game,
    label: field.isTeam ? `${pairing.board}.${place.board}` : String(pairing.board),
    white: sides[0],
    black: sides[1],
    plies: plies.length,
    clocks: [clockOf(followed, 0), clockOf(followed, 1)],
    move:
      stop !== undefined
        ? formatMove(plies.length + 1, start, stop.slice(0, 12))
        : last
          ? formatMove(plies.length, start, last.san)
          : '',
    state,
    says: result?.outcome ?? null,
    byKings: result?.by === 'kings',
    flags: isConfirmed ? [] : flags,
    changedAt,
    source,
    matchedBy: by,
    key,
  }
}

function clockOf({ plies, fen }: FollowedGame, side: 0 | 1): number | null {
  const offset = fen?.split(' ')[1] === 'b' ? 1 : 0
  return plies.findLast(({ clock }, at) => (at + offset) % 2 === side && clock !== undefined)?.clock ?? null
}

function unmatchedGame(snapshot: Snapshot, field: RoundField, { source, key, game, followed, match }: DeskGame) {
  if (typeof match !== 'string' || match === 'otherRound') return []
  const { white, black, board } = game
  return [
    {
      source,
      key,
      white,
      black,
      board: board ?? null,
      plies: followed.plies.length,
      why: match,
      guesses: guesses(field, game).map(({ no, reason }) => ({
        no,
        label: pairLabel(
          snapshot,
          field.pairings.find((pairing) => pairing.no === no)!,
        ),
        reason,
      })),
    },
  ]
}
