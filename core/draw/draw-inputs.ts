import { accelerationsIn } from '../snapshot/baku.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { field as fieldAfter, outcomeOf, OPEN, PLAYED, WHITE, type Field, type PointKind } from '../standings/field.ts'
import type { DrawInput, DrawPlayer, Float } from './draw-input.ts'
import { firstColour } from './first-colour.ts'
import { halfPoints, type HalfPoints } from '../text/score.ts'
import type { DrawTeam, TeamInput, TeamRules } from './team/team-field.ts'

/** The facts for the draw of a round, from the rounds before it; `present` are the positions to be paired. */
export function swissInput(snapshot: Snapshot, round: number, present: ReadonlySet<number>): DrawInput {
  const before = fieldAfter(snapshot, round - 1)
  const history = roundScores(before, 'match', present)
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

/** As `swissInput`, for a team event. */
export function teamInput(
  snapshot: Snapshot,
  round: number,
  present: ReadonlySet<number>,
  rules: TeamRules,
): TeamInput {
  const before = fieldAfter(snapshot, round - 1)
  const kinds = { match: roundScores(before, 'match', present), game: roundScores(before, 'game', present) }
  const primary = kinds[rules.primary]
  const secondary = kinds[rules.primary === 'match' ? 'game' : 'match']
  const parity = drawnNumbers(before, present)
  const rounds = snapshot.settings.totalRounds ?? Infinity
  const groups = (snapshot.forbidden ?? []).filter(({ from, to }) => from <= round && round <= (to ?? Infinity))
  const teams = [...present]
    .sort((a, b) => a - b)
    .map((id): DrawTeam => {
      const { opponents, colours, floats, mayHaveBye, unplayed } = playerHistory(before, primary, id, round)
      const forbidden = groups.flatMap(({ players }) => (players.includes(id) ? players : []))
      return {
        id,
        primary: primary[before.round]![id]!,
        secondary: secondary[before.round]![id]!,
        opponents: new Set([...opponents, ...forbidden]),
        colours,
        // A team floats only by playing, not by points without a match.
        hasFloated: floats[0] !== null && hasPlayed(before, id, round - 1),
        matches: before.round - unplayed,
        mayHaveBye,
        parity: parity[id]!,
      }
    })
  const initialColour = snapshot.initialColour ?? firstColour(snapshot)
  return { teams, rules, initialColour, isNearEnd: round > rounds - 2, isLast: round === rounds }
}

/**
 * Scores in half points by round, then by position: before each round and after the last, with the virtual points of
 * that round.
 */
type RoundScores = Float64Array[]

function roundScores(
  { snapshot, size, round, traits, opponent, ...tables }: Field,
  kind: PointKind,
  present: ReadonlySet<number>,
): RoundScores {
  const { each, draw } = tables[kind]
  const value = kind === 'match' ? 'MP' : 'GP'
  const own = Array.from({ length: round + 1 }, () => new Float64Array(size))
  for (let index = 0; index < round; index++) {
    for (let player = 0; player < size; player++) {
      const cell = player * round + index
      // An unfinished game counts as drawn.
      const isAdjourned = (traits[cell]! & OPEN) > 0 && opponent[cell]! >= 0
      own[index + 1]![player] = own[index]![player]! + (isAdjourned ? draw : each[cell]!)
    }
  }
  for (const { player, round: from, ...points } of snapshot.bonuses) {
    for (let index = from; index <= round; index++) own[index]![player]! += points[value]
  }
  for (const { first, last, from, to, ...points } of accelerationsIn(snapshot, present)) {
    for (let index = from - 1; index < to && index <= round; index++) {
      for (let player = first; player <= last; player++) own[index]![player]! += points[value]
    }
  }
  return own
}

/** Place from 1, by number, of each player who is or has been in a draw; 0 for others. A pool is a draw of its own. */
function drawnNumbers({ snapshot, size, round, opponent, outcome }: Field, present: ReadonlySet<number>): number[] {
  const BYE = 'U'.charCodeAt(0)
  const { pool } = snapshot.players
  const pools = new Set(Array.from(present, (player) => pool?.[player]))
  const wasDrawn = (player: number): boolean => {
    for (let cell = player * round; cell < (player + 1) * round; cell++) {
      if (opponent[cell]! >= 0 || outcome[cell] === BYE) return true
    }
    return false
  }
  let number = 0
  return Array.from({ length: size }, (_, player) =>
    present.has(player) || (pools.has(pool?.[player]) && wasDrawn(player)) ? ++number : 0,
  )
}

function drawPlayer(
  before: Field,
  scores: RoundScores,
  id: number,
  round: number,
  { parity, isLast }: { parity: number; isLast: boolean },
): DrawPlayer {
  const score = scores[before.round]![id]!
  const isTopscorer = isLast && 2 * score > before.round * Math.max(before.match.win, before.match.draw)
  return { id, score, isTopscorer, parity, ...playerHistory(before, scores, id, round) }
}

function playerHistory(
  before: Field,
  scores: RoundScores,
  id: number,
  round: number,
): Omit<DrawPlayer, 'id' | 'score' | 'isTopscorer' | 'parity'> {
  const { opponent, colour, traits, match } = before
  const cells = Array.from({ length: before.round }, (_, index) => id * before.round + index)
  const isGame = (cell: number): boolean => opponent[cell]! >= 0 && (traits[cell]! & (PLAYED | OPEN)) > 0
  const games = cells.filter(isGame)
  return {
    opponents: games.map((cell) => opponent[cell]!),
    colours: games.map((cell) => (colour[cell] === WHITE ? 'w' : 'b')).join(''),
    floats: [floatIn(before, scores, id, round - 1), floatIn(before, scores, id, round - 2)],
    mayHaveBye: cells.every(
      (cell, index) =>
        isGame(cell) || (outcomeOf(before, cell) !== 'U' && givenPoints(before, id, index + 1) < match.win),
    ),
    unplayed: cells.length - games.length,
  }
}

const hasPlayed = ({ round: rounds, opponent, traits }: Field, id: number, round: number): boolean => {
  const cell = id * rounds + round - 1
  return opponent[cell]! >= 0 && (traits[cell]! & (PLAYED | OPEN)) > 0
}

/** The match points of a round without a game; what the round gives beyond the usual is stored as a bonus. */
const givenPoints = ({ match, round: rounds, bonuses }: Field, id: number, round: number): HalfPoints =>
  bonuses
    .filter((bonus) => bonus.player === id && bonus.round === round)
    .reduce((sum, { MP }) => sum + MP, match.each[id * rounds + round - 1]!)

/** A player's float in a round; points without a game count as a downfloat. */
function floatIn(before: Field, scores: RoundScores, id: number, round: number): Float {
  if (round < 1) return null
  const { round: rounds, opponent, snapshot } = before
  const cell = id * rounds + round - 1
  const other = opponent[cell]!
  if (!hasPlayed(before, id, round))
    return givenPoints(before, id, round) > halfPoints(snapshot.settings.lossReward) ? 'down' : null
  const [own, theirs] = [scores[round - 1]![id]!, scores[round - 1]![other]!]
  return own === theirs ? null : own > theirs ? 'down' : 'up'
}
