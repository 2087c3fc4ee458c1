import * as say from '#words/season.js'
import { joinComma } from '../text/join-comma.ts'
import { divisionName } from './plan-divisions.ts'
import type { SeasonFacts } from './facts.ts'
import type { Playoff, PlayoffPair } from './playoffs.ts'
import { frozenRefusal } from './transitions.ts'
import type { SeasonActDefinition } from './season-act.ts'

/** Says in which tournament the play-offs between two tiers are played, and by whom. */
export interface LinkPlayoff {
  type: 'linkPlayoff'
  /** The upper tier. */
  tier: number
  pairs: PlayoffPair[]
  tournament: string
}

/** Decides play-offs by hand; null: their results decide. */
export interface DecidePlayoff {
  type: 'decidePlayoff'
  tier: number
  winners: number[] | null
}

export const playoffOf = ({ playoffs }: SeasonFacts, tier: number): Playoff | undefined =>
  playoffs.find((one) => one.tier === tier)

const tiersOf = ({ rules, divisions }: SeasonFacts, tier: number): string =>
  joinComma(
    [tier, tier + 1].map(
      (one) =>
        (rules.groups === 1 ? divisions.find((division) => division.tier === one)?.name : undefined) ??
        divisionName({ ...rules, groups: 1 }, { tier: one, group: 1 }),
    ),
  )

export const linkPlayoff: SeasonActDefinition<LinkPlayoff> = {
  refusal: (season, { tier, pairs }) => {
    const frozen = frozenRefusal(season)
    if (frozen !== undefined) return frozen
    if (playoffOf(season, tier)) return say.playoffIsMade()
    return pairs.length === 0 ? say.noPlayoff() : undefined
  },
  apply: (season, { tier, pairs, tournament }) => ({
    ...season,
    playoffs: [...season.playoffs, { tier, pairs, tournament, winners: null }].toSorted((a, b) => a.tier - b.tier),
  }),
  inverse: () => undefined,
  words: (season, { tier }) => say.didMakePlayoff({ tiers: tiersOf(season, tier) }),
}

export const decidePlayoff: SeasonActDefinition<DecidePlayoff> = {
  refusal: (season, { tier, winners }) => {
    const frozen = frozenRefusal(season)
    const playoff = playoffOf(season, tier)
    if (frozen !== undefined) return frozen
    if (!playoff) return say.noPlayoff()
    const isWhole = playoff.pairs.every((pair) => pair.filter((entry) => winners?.includes(entry)).length === 1)
    return winners === null || (isWhole && winners.length === playoff.pairs.length) ? undefined : say.onePerPair()
  },
  apply: (season, { tier, winners }) => ({
    ...season,
    playoffs: season.playoffs.map((one) => (one.tier === tier ? { ...one, winners } : one)),
  }),
  inverse: (season, { tier }) => ({ type: 'decidePlayoff', tier, winners: playoffOf(season, tier)?.winners ?? null }),
  words: (season, { winners }) =>
    winners === null
      ? say.playoffByResults()
      : say.didDecidePlayoff({
          names: joinComma(winners.flatMap((no) => season.entries.find((entry) => entry.no === no)?.name ?? [])),
        }),
}
