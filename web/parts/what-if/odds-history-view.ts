import * as say from '#words/whatIf.js'
import { oddsOf, type Odds, type RunTally } from '#core/forecast/tally.ts'
import { distinctName, shortName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ranks } from '#core/standings/progress.ts'
import type { ChartLine, LineScale, Tip } from '../../ui/line-chart.tsx'
import { LINE_STYLES } from '../../ui/line-styles.ts'
import { percent } from '#core/text/percent.ts'
import type { OddsHistory } from './use-odds-history.ts'

/**
 * The odds at a point in time. `oddsOf` returns undefined for a competitor without odds, and until they are computed.
 */
export interface OddsPoint {
  tick: string
  title: string
  oddsOf: (player: number, upTo: number) => Odds | undefined
}

/** The odds after each round, followed by those of now, or by the final result. */
export function oddsPoints(snapshot: Snapshot, until: number, history: OddsHistory, now: RunTally | undefined) {
  const past = Array.from({ length: until }, (_, at): OddsPoint => {
    const tally = history.get(at + 1)
    return {
      tick: say.round({ round: at + 1 }),
      title: say.afterRound({ round: at + 1 }),
      oddsOf: (player, upTo) => (typeof tally === 'object' ? oddsOf(tally, player, upTo) : undefined),
    }
  })
  return [...past, snapshot.active ? pointNow(now) : pointAtEnd(snapshot)]
}

const pointNow = (tally: RunTally | undefined): OddsPoint => ({
  tick: say.now(),
  title: say.now(),
  oddsOf: (player, upTo) => tally && oddsOf(tally, player, upTo),
})

function pointAtEnd(snapshot: Snapshot): OddsPoint {
  const rank = ranks(snapshot, snapshot.round)
  return {
    tick: say.end(),
    title: say.inTheEnd(),
    oddsOf(player, upTo) {
      const share = rank[player]! <= upTo ? 1 : 0
      return { share, low: share, high: share }
    },
  }
}

/** Positions by pool, in the order of pools. */
export const poolMembers = ({ players }: Pick<Snapshot, 'players'>): Map<number, number[]> =>
  new Map([...Map.groupBy(players.no.keys(), (at) => players.pool?.[at] ?? 0)].sort(([a], [b]) => a - b))

/** The competitors with the highest best odds, sorted by their last odds. */
export function whoseOdds(points: readonly OddsPoint[], among: readonly number[], upTo: number): number[] {
  const best = new Map(
    among.map((player) => [player, Math.max(...points.map((point) => point.oddsOf(player, upTo)?.share ?? 0))]),
  )
  const last = (player: number): number => points.at(-1)!.oddsOf(player, upTo)?.share ?? 0
  return among
    .filter((player) => best.get(player)! > 0)
    .toSorted((a, b) => best.get(b)! - best.get(a)! || a - b)
    .slice(0, LINE_STYLES.length)
    .sort((a, b) => last(b) - last(a) || best.get(b)! - best.get(a)!)
}

export const oddsLines = (
  snapshot: Snapshot,
  points: readonly OddsPoint[],
  players: number[],
  upTo: number,
): ChartLine[] =>
  players.map((player, mark) => {
    const odds = points.map((point) => point.oddsOf(player, upTo)?.share)
    return {
      key: player,
      label: shortName(snapshot, player),
      end: percent(odds.findLast((share) => share !== undefined) ?? 0),
      values: odds.map((share) => (share === undefined ? null : 100 * share)),
      mark,
    }
  })

export const ODDS_SCALE: LineScale = {
  range: [0, 100],
  splits: [0, 25, 50, 75, 100],
  format: (value) => `${value}%`,
}

export function oddsTip(snapshot: Snapshot, { title, oddsOf }: OddsPoint, players: number[], upTo: number): Tip {
  return {
    title,
    rows: players
      .toSorted((a, b) => (oddsOf(b, upTo)?.share ?? 0) - (oddsOf(a, upTo)?.share ?? 0))
      .map((player) => ({
        key: player,
        name: distinctName(snapshot, player),
        figure: rangeText(oddsOf(player, upTo)),
      })),
  }
}

/** A chance with its range: `42% (38% to 46%)`. */
export const rangeText = (odds: Odds | undefined): string =>
  !odds
    ? '–'
    : odds.low === odds.high
      ? percent(odds.share)
      : say.oddsWithRange({ share: percent(odds.share), low: percent(odds.low), high: percent(odds.high) })
