import { parseGoesThrough, parseTieBreak, tieBreakGames, type TieBreakGame } from '../match/decision.ts'
import { formatGoesThrough, formatTieBreak } from '../match/decision-text.ts'
import type { Facts } from '../match/facts.ts'
import { halfPoints, plainPoints } from '../text/score.ts'
import { outcomeWords, parseOutcomeWords } from './remark-words.ts'

/** Remarks on how a tied knockout match was decided, which TRF has no field for. */

/** `rapid W 1-0 10+5; armageddon B 0.5-0.5`: speed, the side that has White, points of both sides, time control. */
const gameWords = ({ kind, white, points, timeControl }: TieBreakGame): string =>
  `${kind} ${white === 0 ? 'W' : 'B'} ${points.map(plainPoints).join('-')} ${timeControl}`.trimEnd()

const GAME = /^(\S+) ([WB]) (\d+(?:\.5)?)-(\d+(?:\.5)?)(?: (\S+))?$/

/** The ends of remarks after `Round 2: 3-6`, by kind. `who` is the number of the side. */
export function decisionRemarks(facts: Facts, who: (side: 0 | 1) => number): Record<string, string> {
  const games = tieBreakGames(facts)
  const through = facts.goesThrough === undefined ? undefined : parseGoesThrough(facts.goesThrough)
  return {
    ...(games.length > 0 && { 'Tie-break': games.map(gameWords).join('; ') }),
    ...(through && { 'Goes through': `${who(through.side)} ${through.reason} ${outcomeWords(through.outcome)}` }),
  }
}

/** Undefined if the words are no tie-break games. */
export function tieBreakFacts(words: string): Facts | undefined {
  const games = words.split('; ').map((game) => {
    const [, kind, white, first, second, timeControl = ''] = GAME.exec(game) ?? []
    if (kind === undefined) return ''
    const points = [first, second].map((text) => halfPoints(Number(text))).join(':')
    return `${kind} ${white!.toLowerCase()} ${points} ${timeControl}`.trimEnd()
  })
  const read = parseTieBreak(games.join(';'))
  return read && { tieBreak: formatTieBreak(read) }
}

/** `numbers` are those of both sides. Undefined if the words are no decision. */
export function throughFacts(words: string, numbers: [string, string]): Facts | undefined {
  const [no, reason, result] = words.split(' ')
  const side = numbers.indexOf(no!)
  const outcome = parseOutcomeWords(result ?? '')
  if (side < 0 || outcome === undefined) return undefined
  const read = parseGoesThrough(`${side === 0 ? 'w' : 'b'} ${reason} ${outcome}`)
  return read && { goesThrough: formatGoesThrough(read) }
}
