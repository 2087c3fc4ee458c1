import * as say from '#words/seasonOdds.js'
import type { LimitRow, NeedRow, OwnRow } from '#core/rows/season-odds.ts'
import { joinAnd } from '#core/text/join-and.ts'
import { isolated } from '#core/text/isolated.ts'
import { formatPoints, halfPoints } from '#core/text/score.ts'

/** More conditions than these are not listed one by one. */
const MOST_SAID = 3

/** What is enough for a team, as a sentence. */
export function needText(
  { no, goal, own, conditions, isByTieBreaks }: NeedRow,
  nameOf: (no: number) => string,
): string {
  const team = nameOf(no)
  const isFree = conditions.some((limits) => limits.length === 0)
  const isLong = conditions.length > MOST_SAID
  const words = conditions.map((limits) => joinAnd(limits.map((limit) => limitText(limit, nameOf))))
  const joined = words.reduce((before, next) => say.orIf({ before, next }))
  if (!own)
    return isLong || isFree || isByTieBreaks
      ? say.restInWays({ goal, team })
      : say.restIf({ goal, team, conditions: joined })
  const of = { goal, team, own: ownText(own) }
  if (isByTieBreaks) return isFree || isLong ? say.tie(of) : say.tieIf({ ...of, conditions: joined })
  if (isFree) return say.sure(of)
  return isLong ? say.sureInWays(of) : say.sureIf({ ...of, conditions: joined })
}

function ownText(own: OwnRow): string {
  switch (own.kind) {
    case 'win':
      return say.withWin()
    case 'draw':
      return say.withDraw()
    case 'loss':
      return say.withLoss()
    case 'points':
      if (own.points === 0) return say.withNone()
      return own.isMost ? say.withMost(pointWords(own.points)) : say.withAtLeast(pointWords(own.points))
    default:
      return own satisfies never
  }
}

function limitText(limit: LimitRow, nameOf: (no: number) => string): string {
  const [team, other] = [nameOf(limit.no), nameOf(limit.other)]
  switch (limit.kind) {
    case 'wins':
      return say.wins({ team })
    case 'doesNotWin':
      return say.doesNotWin({ team })
    case 'draw':
      return say.draw({ team, other })
    case 'atMost':
      return limit.points === 0 ? say.getsNone({ team }) : say.getsAtMost({ team, ...pointWords(limit.points) })
    default:
      return limit satisfies never
  }
}

/** Points as words need them: languages count halves in their own way. */
const pointWords = (plain: number) => ({
  kind: plain === 0.5 ? ('half' as const) : Number.isInteger(plain) ? ('whole' as const) : ('fraction' as const),
  points: isolated(formatPoints(halfPoints(plain))),
  count: Math.trunc(plain),
})
