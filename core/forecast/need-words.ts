import * as say from '#words/coreForecast.js'
import { joinAnd } from '../text/join-and.ts'
import { shortName } from '../snapshot/namesakes.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { ANY, type Condition } from './minimise.ts'
import type { Need } from './needs.ts'

/** More conditions than these are not listed one by one. */
const MOST_SAID = 3

const RESULTS = ['loss', 'draw', 'win'] as const

/** A competitor's needs in sentences. A better result is not mentioned if a worse one is also enough. */
export function needSentences(snapshot: Snapshot, needs: readonly Need[]): string[] {
  if (needs.every((need) => isSure(need))) return [say.certain()]
  if (needs.every((need) => isNever(need))) return [say.outOfReach()]
  // If a draw is enough, a win is too and is not mentioned.
  const worst = needs.findLastIndex((need) => isSure(need))
  const needless = needs.slice(0, worst + 1).every((need) => isSure(need)) ? worst : 0
  const said = needs.slice(Math.max(0, needless)).filter((need) => !isNever(need))
  return said.map((need) => sentence(snapshot, need))
}

const saysNothing = (condition: Condition): boolean => condition.every((mask) => mask === ANY)
const isSure = ({ sure }: Need): boolean => sure.some(saysNothing)
const isNever = ({ possible }: Need): boolean => possible.length === 0

function sentence(snapshot: Snapshot, need: Need): string {
  const { own, games, sure, possible, never, share } = need
  const of = { own: own === undefined ? 'none' : RESULTS[own]! }
  const conditionsOf = (some: Condition[]) => orWords(snapshot, games, some)
  if (isSure(need)) return own === undefined ? say.certain() : say.enough(of)
  if (sure.length === 0) {
    if (possible.some(saysNothing)) return say.tieBreaksDecide(of)
    return possible.length <= MOST_SAID
      ? say.canBeEnoughIf({ ...of, conditions: conditionsOf(possible) })
      : say.canBeEnough(of)
  }
  const isKnown = JSON.stringify(sure) === JSON.stringify(possible)
  if (isKnown && never.length < sure.length && never.length <= MOST_SAID)
    return say.enoughUnless({ ...of, conditions: conditionsOf(never) })
  const simplest = sure.toSorted((a, b) => weight(a) - weight(b))[0]!
  const enough =
    sure.length <= MOST_SAID
      ? say.enoughIf({ ...of, conditions: conditionsOf(sure) })
      : say.enoughInWays({ ...of, ways: share[0], all: share[1], conditions: conditionsOf([simplest]) })
  return isKnown ? enough : `${enough} ${say.otherwise()}`
}

/** The number of games that a condition restricts. */
const weight = (condition: Condition): number => condition.filter((mask) => mask !== ANY).length

function orWords(snapshot: Snapshot, games: Need['games'], conditions: Condition[]): string {
  const words = conditions.map((condition) =>
    joinAnd(condition.flatMap((mask, at) => literal(snapshot, games[at]!, mask) ?? [])),
  )
  return words.reduce((before, next) => say.orIf({ before, next }))
}

/** A mask for a game in words; undefined if it allows all results. */
function literal(snapshot: Snapshot, { white, black }: Need['games'][number], mask: number): string | undefined {
  const [one, other] = [shortName(snapshot, white), shortName(snapshot, black)]
  switch (mask) {
    case 1:
      return say.wins({ name: one })
    case 2:
      return say.drawEach({ first: one, second: other })
    case 3:
      return say.doesNotWin({ name: other })
    case 4:
      return say.wins({ name: other })
    case 5:
      return say.doNotDraw({ first: one, second: other })
    case 6:
      return say.doesNotWin({ name: one })
    default:
      return undefined
  }
}
