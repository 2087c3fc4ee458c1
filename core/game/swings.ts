import { centipawns, winPercent, type Evaluation } from '../match/win-chance.ts'

/** A move by which the game changed: at least this many centipawns, and this many points of White's win percentage. */
const SWING = { centipawns: 150, points: 15 }
const MAX_TURNING_POINTS = 3

export interface Swing {
  /** Half-moves from the start, from 1: the move that changed the game. */
  ply: number
  before: Evaluation
  after: Evaluation
  /** Change of White's win percentage; negative when Black gained. */
  points: number
}

/** The change from one evaluation to the next, if it is a swing. */
export function swingOf(ply: number, before: Evaluation, after: Evaluation): Swing | undefined {
  const points = winPercent(after) - winPercent(before)
  const isSwing =
    Math.abs(points) >= SWING.points && Math.abs(centipawns(after) - centipawns(before)) >= SWING.centipawns
  return isSwing ? { ply, before, after, points } : undefined
}

/** Evaluations after each half-move; a position without one is undefined. The start counts as level. */
export type Evaluations = readonly (Evaluation | undefined)[]

const LEVEL: Evaluation = { cp: 0 }

/** All swings of a game. A move is compared only with the position directly before it. */
export function swings(evaluations: Evaluations): Swing[] {
  return evaluations.flatMap((after, at) => {
    const before = at === 0 ? LEVEL : evaluations[at - 1]
    return (before && after && swingOf(at + 1, before, after)) || []
  })
}

/** The up to three greatest swings of a game, in the order of the moves. */
export const turningPoints = (evaluations: Evaluations): Swing[] =>
  swings(evaluations)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points) || one.ply - other.ply)
    .slice(0, MAX_TURNING_POINTS)
    .toSorted((one, other) => one.ply - other.ply)
