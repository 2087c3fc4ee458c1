import type { LinkSource } from '../match/links.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { otherPoints } from '../match/site-points.ts'
import type { Snapshot } from './snapshot.ts'

/** A linked match whose score at its chess site is not that of the event. */
interface MatchOfOtherPoints {
  round: number
  no: number
  source: LinkSource
  /** Points that the match has at the site. */
  points: number
}

/** Linked matches without a result that are scored otherwise at their chess site: their results are entered by hand. */
export const matchesOfOtherPoints = ({ rounds, settings }: Snapshot): MatchOfOtherPoints[] =>
  settings.pullResults === 0
    ? []
    : rounds.flatMap(({ facts = {}, outcomes, no }, index) =>
        Object.entries(facts).flatMap(([key, { linkSource: source, link, ...match }]) => {
          const at = Number(key)
          const points = link === undefined ? undefined : otherPoints(match, settings)
          const isOpen = outcomes.slice(2 * at, 2 * at + 2) === NO_OUTCOME && !match.aborted
          return source && points !== undefined && isOpen
            ? [{ round: index + 1, no: no?.[at] ?? at + 1, source, points }]
            : []
        }),
      )
