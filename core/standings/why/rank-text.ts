import { distinctName } from '../../snapshot/namesakes.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { ordinal } from '../../text/ordinal.ts'
import { formatPoints, type HalfPoints } from '../../text/score.ts'
import { displayFigure } from '../format.ts'
import type { RankComparison, RankReason } from './rank-reason.ts'
import { figureMeaning, tieBreakText } from './tie-break-text.ts'

interface RankText {
  title: string
  text: string
}

const points = (count: HalfPoints): string => `${formatPoints(count)} ${count <= 2 && count > 0 ? 'point' : 'points'}`

/** The comparison with a neighbour in the table, in words; undefined without a neighbour. */
export function comparisonText(snapshot: Snapshot, reason: RankReason, side: 'above' | 'below'): RankText | undefined {
  const compared = reason[side]
  if (!compared) return undefined
  const { criteria, isDecided, rank, player } = compared
  const name = distinctName(snapshot, player)
  const decider = criteria.at(-1)!
  const place = ordinal(rank)
  if (!isDecided) {
    return {
      title: `${name} shares the rank.`,
      text: criteria.length === 1 ? 'They have the same points.' : 'They are level on points and on every tie-break.',
    }
  }
  if (criteria.length === 1) {
    const more = side === 'above' ? 'more' : 'fewer'
    return {
      title: `${name} is ${place} with ${more} points.`,
      text: `${formatPoints(decider.own)} against ${formatPoints(decider.other)}.`,
    }
  }
  const { displayPoints } = snapshot.settings
  const { code } = decider.column
  const meaning = figureMeaning(code, displayPoints)
  const verdict = meaning === 'none' ? '' : meaning === 'place' ? placeText(decider) : `${figures(decider)}.`
  return {
    title: `Level with ${name}, who is ${place}; ${meaning === 'none' ? 'the alphabet decides' : `decided by ${inSentence(decider.column.name)}`}.`,
    text: [tieBreakText(code, displayPoints), levelText(compared), verdict].filter(Boolean).join(' '),
  }
}

/** A tie-break's name within a sentence; names of people keep their capital. */
const inSentence = (name: string): string =>
  /^(Buchholz|Sonneborn|Koya)/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

const figures = ({ own, other, column }: RankComparison['criteria'][number]): string =>
  `${displayFigure(own, column)} against ${displayFigure(other, column)}`

const placeText = ({ own, other }: RankComparison['criteria'][number]): string =>
  `Place ${own} among them, against place ${other}.`

/** The tie-breaks before the deciding one, on which both are level. */
function levelText({ criteria }: RankComparison): string {
  const level = criteria.slice(1, -1).map(({ column }) => inSentence(column.name))
  if (level.length === 0) return ''
  const last = level.at(-1)!
  const list = level.length === 1 ? last : `${level.slice(0, -1).join(', ')} and ${last}`
  return `They are level on ${list} too.`
}

/** Points needed to get ahead of the next competitor; empty for the leader. */
export function passText(snapshot: Snapshot, { above, toPass }: Pick<RankReason, 'above' | 'toPass'>): string {
  if (!above || toPass === undefined) return ''
  const need = `${points(toPass)} more ${toPass <= 2 ? 'is' : 'are'} needed`
  return `${need} to get ahead of ${distinctName(snapshot, above.player)}.`
}
