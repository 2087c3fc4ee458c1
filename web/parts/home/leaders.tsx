import * as say from '#words/scores.js'
import { formatPoints, halfPoints } from '#core/text/score.ts'
import type { TournamentRow } from '../../api/answers.ts'
import { T } from '../../ui/t.tsx'

export type Summary = NonNullable<TournamentRow['summary']>

/** Who leads, and with how many points: `Nordlys lead with 11`. Renders nothing before a result. */
export function Leaders({ summary, kind }: { summary: Summary; kind: TournamentRow['competitors'] }) {
  const { leaders, leading } = summary
  const [first, second] = leaders
  if (!first) return null
  if (summary.points === null) {
    return leading === 2 && second ? (
      <T of={say.twoPools({ first: <bdi>{first.name}</bdi>, second: <bdi>{second.name}</bdi> })} />
    ) : (
      <T of={say.manyPools({ first: <bdi>{first.name}</bdi>, count: leading - 1 })} />
    )
  }
  const points = formatPoints(halfPoints(summary.points))
  if (leading === 1) return <T of={say.leads({ kind, name: <bdi>{first.name}</bdi>, points })} />
  return leading === 2 && second ? (
    <T of={say.twoLead({ first: <bdi>{first.name}</bdi>, second: <bdi>{second.name}</bdi>, points })} />
  ) : (
    <T of={say.manyLead({ first: <bdi>{first.name}</bdi>, count: leading - 1, points })} />
  )
}

export const progressLabel = ({ finished, pairings }: Summary): string => say.finishedOf({ finished, count: pairings })
