import * as say from '#words/norms.js'
import type { NormLine } from '#core/norms/norm-lines.ts'
import type { NormCondition } from '#core/norms/measure.ts'
import { NORM_RULES, type NormTitle } from '#core/norms/rules.ts'
import { formatPoints } from '#core/text/score.ts'
import { joinComma } from '#core/text/join-comma.ts'

/** The strong words of a line: `1½ from 2.` */
export function headWords({ outlook }: NormLine): string {
  if (outlook.state === 'achieved') {
    const more = outlook.measure.points - (outlook.measure.needed ?? 0)
    return more > 0 ? say.achievedWithMore({ points: formatPoints(more) }) : say.achievedExactly()
  }
  if (outlook.state === 'impossible') return say.outOfReach()
  return outlook.points === 0
    ? say.onlyToPlay({ count: outlook.from })
    : say.pointsFrom({ points: formatPoints(outlook.points), games: outlook.from })
}

/** What that rests on. */
export function restWords({ outlook, points }: NormLine): string {
  switch (outlook.state) {
    case 'achieved': {
      const { performance, needed, games } = outlook.measure
      return say.achievedBy({ performance, points: formatPoints(needed ?? 0), games: games.length })
    }
    case 'chance': {
      const total = formatPoints(points + outlook.points)
      return outlook.unknownAverage === undefined
        ? say.allKnown({ average: outlook.average, total })
        : say.ifTheyAverage({ rating: outlook.unknownAverage, total })
    }
    case 'impossible':
      return say.wrongMix()
  }
}

/** The conditions of a line, with those of the final number of games. */
export const conditionsOf = ({ outlook }: NormLine): readonly NormCondition[] =>
  outlook.state === 'achieved' ? outlook.measure.conditions : outlook.conditions

export function conditionWords({ kind, is, needed }: NormCondition, title: NormTitle): string {
  switch (kind) {
    case 'federations':
      return say.otherFederations({ is, needed })
    case 'own':
      return say.ofOwnFederation({ is, needed })
    case 'one':
      return say.ofOneFederation({ is, needed })
    case 'titled':
      return say.titledOpponents({ is, needed })
    case 'top':
      return say.topOpponents({ is, needed, titles: joinComma(NORM_RULES[title].top as string[]) })
    case 'average':
      return say.averageCondition({ is, needed })
  }
}
