import type { RulingKind } from '../match/mini.ts'
import { competitorName } from '../snapshot/names.ts'
import { pairings } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { plainPoints } from '../text/score.ts'
import type { Division } from '../season/facts.ts'
import type { ShownDivision } from './season-fixture-rows.ts'

/** `/s/{league}/{season}/rulings` */
export interface SeasonRulings {
  /** Decisions about matches, the newest first. */
  rulings: SeasonRuling[]
  /** Points given or taken away, by round. */
  adjustments: SeasonAdjustment[]
}

interface InDivision {
  tier: number
  group: number
  /** The division's name. */
  division: string
  round: number
}

type RuledPoints = [home: number, away: number] | null

export interface SeasonRuling extends InDivision {
  /** Id of the fixture. */
  id: string
  home: string
  away: string
  /** Name of the match in the fixture. */
  label: string
  kind: RulingKind
  before: RuledPoints
  after: RuledPoints
  reason: string
  at: number
}

export interface SeasonAdjustment extends InDivision {
  team: string
  /** Match points and board points; less than 0 is a penalty. */
  mp: number
  gp: number
  reason: string | null
}

/** All decisions of a season that changed its tables. */
export function seasonRulings(shown: readonly ShownDivision[]): SeasonRulings {
  return {
    rulings: shown.flatMap(rulingsOf).toSorted((a, b) => b.at - a.at),
    adjustments: shown.flatMap(adjustmentsOf).toSorted((a, b) => a.round - b.round || a.tier - b.tier),
  }
}

const inDivision = ({ tier, group, name }: Division) => ({ tier, group, division: name })

const plain = (points: readonly [number, number] | null): RuledPoints =>
  points && [plainPoints(points[0]), plainPoints(points[1])]

function rulingsOf({ division, snapshot }: ShownDivision): SeasonRuling[] {
  return pairings(snapshot).flatMap(({ id, round, white, black, minis = [] }) =>
    minis.flatMap(({ ruling }, at): SeasonRuling[] =>
      ruling
        ? [
            {
              ...inDivision(division),
              round,
              id,
              home: competitorName(snapshot, white),
              away: competitorName(snapshot, black),
              label: snapshot.settings.segments[at]?.label ?? '',
              kind: ruling.kind,
              before: plain(ruling.before.points),
              after: plain(ruling.after.points),
              reason: ruling.reason,
              at: ruling.at,
            },
          ]
        : [],
    ),
  )
}

/** Readers who hide results see no points of rounds that are hidden. */
const lastShown = ({ hidden, rounds }: Snapshot): number => (hidden ? rounds.length : Infinity)

const adjustmentsOf = ({ division, snapshot }: ShownDivision): SeasonAdjustment[] =>
  snapshot.bonuses
    .filter(({ round }) => round <= lastShown(snapshot))
    .map(({ player, round, MP, GP, reason }) => ({
      ...inDivision(division),
      round,
      team: competitorName(snapshot, player),
      mp: plainPoints(MP),
      gp: plainPoints(GP),
      reason: reason ?? null,
    }))
