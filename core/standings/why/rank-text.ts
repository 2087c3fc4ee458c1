import * as say from '#words/why.js'
import { distinctName } from '../../snapshot/namesakes.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { ordinal } from '../../text/ordinal.ts'
import { countedPoints } from '../../text/counted-points.ts'
import { joinAnd } from '../../text/join-and.ts'
import { formatPoints } from '../../text/score.ts'
import type { Column } from '../column.ts'
import type { PointKind } from '../field.ts'
import { displayFigure } from '../format.ts'
import { readCode } from '../tie-breaks.ts'
import type { RankReason, RankVerdict } from './rank-reason.ts'
import { figureMeaning, tieBreakText } from './tie-break-text.ts'

interface RankText {
  title: string
  text: string
}

/** The comparison with a neighbour in the table, in words; undefined without a neighbour. */
export function comparisonText(snapshot: Snapshot, reason: RankReason, side: 'above' | 'below'): RankText | undefined {
  const compared = reason[side]
  return compared && verdictText(snapshot, compared, side)
}

/** The same for any other competitor; `side` is where that one is. */
export function verdictText(snapshot: Snapshot, compared: RankVerdict, side: 'above' | 'below'): RankText {
  const { criteria, isDecided, rank, player } = compared
  const name = distinctName(snapshot, player)
  const decider = criteria.at(-1)!
  const place = ordinal(rank)
  if (!isDecided) {
    return {
      title: say.sharesRank({ name }),
      text: criteria.length === 1 ? say.samePoints() : say.levelOnAll(),
    }
  }
  if (criteria.length === 1) {
    return {
      title: (side === 'above' ? say.isWithMore : say.isWithFewer)({ name, place }),
      text: say.figuresAgainst({ own: formatPoints(decider.own), other: formatPoints(decider.other) }),
    }
  }
  const { displayPoints } = snapshot.settings
  const { code } = decider.column
  const meaning = figureMeaning(code, displayPoints)
  const verdict = meaning === 'none' ? '' : meaning === 'place' ? say.placeAmongThem(decider) : figures(decider)
  return {
    title:
      meaning === 'none'
        ? say.levelAlphabetDecides({ name, place })
        : say.levelDecidedBy({ name, place, tieBreak: inSentence(decider.column, displayPoints) }),
    text: [tieBreakText(code, displayPoints), levelText(compared, displayPoints), verdict].filter(Boolean).join(' '),
  }
}

/** A tie-break's name within a sentence; names of people keep their capital. */
const inSentence = ({ code, name }: Column, primary: PointKind): string =>
  say.tieBreakInSentence({
    isName: PEOPLE.has(readCode(code, primary)?.word ?? ''),
    name,
    small: name.charAt(0).toLowerCase() + name.slice(1),
  })

/** Tie-breaks whose names begin with that of a person. */
const PEOPLE = new Set(['BH', 'SB', 'EMMSB', 'EMGSB', 'EGMSB', 'EGGSB', 'KS'])

const figures = ({ own, other, column }: RankVerdict['criteria'][number]): string =>
  say.figuresAgainst({ own: displayFigure(own, column), other: displayFigure(other, column) })

/** The tie-breaks before the deciding one, on which both are level. */
function levelText({ criteria }: RankVerdict, primary: PointKind): string {
  const level = criteria.slice(1, -1).map(({ column }) => inSentence(column, primary))
  return level.length === 0 ? '' : say.levelOnToo({ tieBreaks: joinAnd(level) })
}

/** Points needed to get ahead of the next competitor; empty for the leader. */
export function passText(snapshot: Snapshot, { above, toPass }: Pick<RankReason, 'above' | 'toPass'>): string {
  if (!above || toPass === undefined) return ''
  return say.neededToPass({ ...countedPoints(toPass), name: distinctName(snapshot, above.player) })
}
