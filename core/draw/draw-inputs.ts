import type { PieceColour } from '../snapshot/draw-rules.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { field as fieldAfter, outcomeOf, OPEN, PLAYED, WHITE, type Field } from '../standings/field.ts'
import type { DrawInput, DrawPlayer, Float } from './draw-input.ts'

/** What decides the draw of a round: what was played before it, and who is there. `present` are positions. */
export function swissInput(snapshot: Snapshot, round: number, present: ReadonlySet<number>): DrawInput {
  const before = fieldAfter(snapshot, round - 1)
  const history = roundScores(before)
  const parity = drawnNumbers(before, present)
  const isLast = round === snapshot.settings.totalRounds
  const players = [...present]
    .sort((a, b) => a - b)
    .map((id) => drawPlayer(before, history, id, round, { parity: parity[id]!, isLast }))
  const forbidden = (snapshot.forbidden ?? [])
    .filter(({ from, to }) => from <= round && round <= (to ?? Infinity))
    .map((group) => group.players)
  return { players, forbidden, initialColour: snapshot.initialColour ?? firstColour(snapshot) }
}

/** What lots must have given to number 1 where nobody wrote it down: what the first who plays in round 1 had. */
function firstColour({ rounds }: Snapshot): PieceColour {
  const [first] = rounds
  if (!first) return 'w'
  const playing = first.white.flatMap((white, at) => (first.black[at]! < 0 ? [] : [white, first.black[at]!]))
  return first.black.includes(Math.min(...playing)) ? 'b' : 'w'
}

/** Doubled scores before each round and after the last, with the virtual points of that round; by position, then round. */
type RoundScores = Float64Array[]

function roundScores({ snapshot, size, round, match, traits, opponent }: Field): RoundScores {
  const own = Array.from({ length: round + 1 }, () => new Float64Array(size))
  for (let index = 0; index < round; index++) {
    for (let player = 0; player < size; player++) {
      const cell = player * round + index
      // A game that is still on counts as drawn.
      const isAdjourned = (traits[cell]! & OPEN) > 0 && opponent[cell]! >= 0
      own[index + 1]![player] = own[index]![player]! + (isAdjourned ? match.draw : match.each[cell]!)
    }
  }
  for (const { player, round: from, MP } of snapshot.bonuses) {
    for (let index = from; index <= round; index++) own[index]![player]! += MP
  }
  for (const { first, last, from, to, MP } of snapshot.accelerations ?? []) {
    for (let index = from - 1; index < to && index <= round; index++) {
      for (let player = first; player <= last; player++) own[index]![player]! += MP
    }
  }
  return own
}

/** The places, from 1, of those who are or have been in a draw, among them by number. */
function drawnNumbers({ size, round, opponent, outcome }: Field, present: ReadonlySet<number>): number[] {
  const BYE = 'U'.charCodeAt(0)
  const wasDrawn = (player: number): boolean => {
    for (let cell = player * round; cell < (player + 1) * round; cell++) {
      if (opponent[cell]! >= 0 || outcome[cell] === BYE) return true
    }
    return false
  }
  let number = 0
  return Array.from({ length: size }, (_, player) => (present.has(player) || wasDrawn(player) ? ++number : 0))
}

function drawPlayer(
  before: Field,
  scores: RoundScores,
  id: number,
  round: number,
  { parity, isLast }: { parity: number; isLast: boolean },
): DrawPlayer {
  const { opponent, colour, traits, match } = before
  const cells = Array.from({ length: before.round }, (_, index) => id * before.round + index)
  const isGame = (cell: number): boolean =>
    opponent[cell]! >= 0 && (traits[cell]! & (PLAYED | OPEN)) > 0
  const games = cells.filter(isGame)
  const score = scores[before.round]![id]!
  return {
    id,
    score,
    isTopscorer: isLast && 2 * score > before.round * Math.max(match.win, match.draw),
    opponents: games.map((cell) => opponent[cell]!),
    colours: games.map((cell) => (colour[cell] === WHITE ? 'w' : 'b')).join(''),
    floats: [floatIn(before, scores, id, round - 1), floatIn(before, scores, id, round - 2)],
    mayHaveBye: cells.every(
      (cell) => isGame(cell) || (outcomeOf(before, cell) !== 'U' && match.each[cell]! < match.win),
    ),
    unplayed: cells.length - games.length,
    parity,
  }
}

/** How somebody floated in a round, also by points without a game. */
function floatIn({ round: rounds, opponent, traits, match, snapshot }: Field, scores: RoundScores, id: number, round: number): Float {
  if (round < 1) return null
  const cell = id * rounds + round - 1
  const other = opponent[cell]!
  if (other < 0 || (traits[cell]! & (PLAYED | OPEN)) === 0)
    return match.each[cell]! > 2 * snapshot.settings.lossReward ? 'down' : null
  const [own, theirs] = [scores[round - 1]![id]!, scores[round - 1]![other]!]
  return own === theirs ? null : own > theirs ? 'down' : 'up'
}
