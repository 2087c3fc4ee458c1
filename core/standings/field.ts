import { isPlayed, isVoluntary, OUTCOMES, type Outcome } from '../match/outcome.ts'
import type { Bonus, RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { systemAt } from '../tournament/rounds.ts'
import type { Settings } from '../tournament/tournament.ts'

/** Bits of `Field.traits`: moves were made; the round was left unplayed by choice (C.07 art. 16.2); nothing came out yet. */
export const PLAYED = 1
export const VOLUNTARY = 2
export const OPEN = 4

/** Values of `Field.colour`; 0 without an opponent. */
export const WHITE = 1
export const BLACK = 2

/** Match points or game points, all doubled. */
export interface Points {
  /** Of each round, at `player * field.round + round - 1`; without bonuses. */
  each: Int32Array
  /** With the bonuses that count by now. */
  total: Int32Array
  /** What one round is worth, won and drawn. */
  win: number
  draw: number
}
export type Kind = 'match' | 'game'

/**
 * The competitors and what happened to them up to a round: what every figure is computed from. Competitors go by their
 * position in the player columns; what they did in round r is at `position * round + r - 1`.
 */
export interface Field extends Record<Kind, Points> {
  snapshot: Snapshot
  size: number
  /** The round shown: as asked, but no more than are drawn. */
  round: number
  /** Planned; null when the event has no end. */
  rounds: number | null
  /** The pairings are fixed from the start, as in a round robin (C.07 art. 15). */
  fixed: boolean
  team: boolean
  /** Character codes of `OUTCOMES`; who has no pairing in a round is absent, a zero-point bye. */
  outcome: Uint8Array
  traits: Uint8Array
  /** −1: none. */
  opponent: Int32Array
  colour: Uint8Array
  /** Those that count by now. */
  bonuses: Bonus[]
}

const code = (letter: Outcome): number => letter.charCodeAt(0)
const LETTERS = Object.keys(OUTCOMES) as Outcome[]
const TRAITS = Uint8Array.from({ length: 128 })
for (const letter of LETTERS)
  TRAITS[code(letter)] = (isPlayed(letter) ? PLAYED : 0) | (isVoluntary(letter) ? VOLUNTARY : 0)
TRAITS[code(' ')] = OPEN
const ABSENT = code('Z')

/** The traits of an outcome, given as a character code. */
export const traitsOf = (letter: number): number => TRAITS[letter]!

/** The outcome that a competitor had in a round. */
export const outcomeOf = (field: Field, at: number): Outcome => String.fromCharCode(field.outcome[at]!) as Outcome

/** Doubled points of each outcome, by its character code. */
function worths(win: number, draw: number, loss: number, bye: number): Int32Array {
  const worth = new Int32Array(128)
  const by: [string, number][] = [
    ['1W+F', win],
    ['=DH', draw],
    ['0L', loss],
    ['U', bye],
  ]
  for (const [letters, points] of by) for (const letter of letters) worth[letter.charCodeAt(0)] = points
  return worth
}

const doubled = (points: number): number => Math.round(2 * points)

function matchWorths({ winReward, drawReward, lossReward, byeReward }: Settings): Int32Array {
  return worths(doubled(winReward), doubled(drawReward), doubled(lossReward), doubled(byeReward))
}

/** Where the game points of a round are left out: all of them to the winner, half to each of two that drew. */
function gameWorths({ winReward, drawReward, byeReward, gamePointTotal }: Settings): Int32Array {
  const all = doubled(gamePointTotal)
  const bye = byeReward >= winReward ? all : byeReward >= drawReward ? all / 2 : 0
  return worths(all, all / 2, 0, bye)
}

/** The field of a tournament as it stands after a round. */
export function field(snapshot: Snapshot, round: number): Field {
  const { settings, players } = snapshot
  const size = players.no.length
  const shown = Math.max(0, Math.min(Math.trunc(round), snapshot.rounds.length))
  const cells = size * shown
  const match = matchWorths(settings)
  const game = gameWorths(settings)
  const points = (worth: Int32Array): Points => ({
    each: new Int32Array(cells),
    total: new Int32Array(size),
    win: worth[code('1')]!,
    draw: worth[code('=')]!,
  })
  const made: Field = {
    snapshot,
    size,
    round: shown,
    rounds: settings.totalRounds,
    fixed: systemAt(settings, snapshot.systems, shown).system === 'roundRobin',
    team: settings.competitors === 'team',
    outcome: new Uint8Array(cells).fill(ABSENT),
    traits: new Uint8Array(cells).fill(VOLUNTARY),
    opponent: new Int32Array(cells).fill(-1),
    colour: new Uint8Array(cells),
    match: points(match),
    game: points(game),
    bonuses: snapshot.bonuses.filter((bonus) => bonus.round <= shown && bonus.player < size),
  }
  for (let at = 0; at < shown; at++) seat(made, snapshot.rounds[at]!, at, match, game)
  total(made)
  return made
}

/** Puts a round's pairings, the `at`th from 0, into the field. */
function seat(field: Field, pairings: RoundColumns, at: number, match: Int32Array, game: Int32Array): void {
  const { white, black, outcomes, points } = pairings
  const side = (player: number, opponent: number, colour: number, letter: number, given: number | undefined): void => {
    const cell = player * field.round + at
    field.outcome[cell] = letter
    field.traits[cell] = TRAITS[letter]!
    field.opponent[cell] = opponent
    field.colour[cell] = opponent < 0 ? 0 : colour
    field.match.each[cell] = match[letter]!
    field.game.each[cell] = given ?? game[letter]!
  }
  for (let pairing = 0; pairing < white.length; pairing++) {
    const [first, second] = [white[pairing]!, black[pairing]!]
    side(first, second, WHITE, outcomes.charCodeAt(2 * pairing), points?.[2 * pairing])
    if (second >= 0) side(second, first, BLACK, outcomes.charCodeAt(2 * pairing + 1), points?.[2 * pairing + 1])
  }
}

function total({ size, round, match, game, bonuses }: Field): void {
  for (const { each, total } of [match, game]) {
    for (let player = 0; player < size; player++) {
      let sum = 0
      for (let at = player * round; at < (player + 1) * round; at++) sum += each[at]!
      total[player] = sum
    }
  }
  for (const { player, MP, GP } of bonuses) {
    match.total[player]! += MP
    game.total[player]! += GP
  }
}
