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
  if (needs.every((need) => isSure(need))) return ['It’s certain.']
  if (needs.every((need) => isNever(need))) return ['It’s out of reach.']
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
  const subject = own === undefined ? 'It' : `A ${RESULTS[own]}`
  const say = (some: Condition[]) => orWords(snapshot, games, some)
  if (isSure(need)) return own === undefined ? 'It’s certain.' : `${subject} is enough.`
  if (sure.length === 0) {
    if (possible.some(saysNothing))
      return `With ${own === undefined ? 'these results' : `a ${RESULTS[own]}`}, tie-breaks or other games decide.`
    return possible.length <= MOST_SAID
      ? `${subject} can be enough by tie-breaks if ${say(possible)}.`
      : `${subject} can be enough by tie-breaks.`
  }
  const isKnown = JSON.stringify(sure) === JSON.stringify(possible)
  const rest = isKnown ? '' : ' Otherwise it can come down to tie-breaks.'
  if (isKnown && never.length < sure.length && never.length <= MOST_SAID)
    return `${subject} is enough unless ${say(never)}.`
  if (sure.length <= MOST_SAID) return `${subject} is enough if ${say(sure)}.${rest}`
  const simplest = sure.toSorted((a, b) => weight(a) - weight(b))[0]!
  return `${subject} is enough in ${share[0]} of ${share[1]} ways the other games can end, for example if ${say([simplest])}.${rest}`
}

/** The number of games that a condition restricts. */
const weight = (condition: Condition): number => condition.filter((mask) => mask !== ANY).length

function orWords(snapshot: Snapshot, games: Need['games'], conditions: Condition[]): string {
  const words = conditions.map((condition) =>
    joinAnd(condition.flatMap((mask, at) => literal(snapshot, games[at]!, mask) ?? [])),
  )
  return words.join(', or if ')
}

/** A mask for a game in words; undefined if it allows all results. */
function literal(snapshot: Snapshot, { white, black }: Need['games'][number], mask: number): string | undefined {
  const [one, other] = [shortName(snapshot, white), shortName(snapshot, black)]
  switch (mask) {
    case 1:
      return `${one} wins`
    case 2:
      return `${one} and ${other} draw`
    case 3:
      return `${other} doesn’t win`
    case 4:
      return `${other} wins`
    case 5:
      return `${one} and ${other} don’t draw`
    case 6:
      return `${one} doesn’t win`
    default:
      return undefined
  }
}
