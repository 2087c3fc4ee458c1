import * as say from '#words/coreMoments.js'
import { gamePoints, isByePairing, pairings, type Pairing } from '../snapshot/pairing.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isUnknownAfter } from '../snapshot/hidden-round.ts'
import { hasStandings } from '../snapshot/rounds.ts'
import { openBoards } from '../snapshot/event-state.ts'
import { standings, type StandingsRow } from '../standings/table.ts'
import { joinAnd } from '../text/join-and.ts'
import type { Moment } from './moment.ts'
import { pointsText, scoreText } from './moment-words.ts'

const MAX_TURNS = 3
/** More leaders than this are counted, not named. */
const MAX_NAMED = 3

/** Whether all results of a round are there, and none is hidden. */
export function isRoundOver(snapshot: Snapshot, round: number): boolean {
  const columns = snapshot.rounds[round - 1]
  return columns !== undefined && openBoards(columns).length === 0 && !isUnknownAfter(snapshot, round)
}

/** How much a kind of moment tells of a round, before its effect on the table. */
const WEIGHT: Record<Moment['kind'], number> = {
  swing: 30,
  lead: 24,
  decided: 20,
  upset: 18,
  mate: 14,
  top: 16,
  unbeaten: 15,
  streak: 8,
  think: 2,
}

/**
 * The turning points of a round: at most three moments, in the order of time, each of another match. Those count most
 * whose matches moved the table or were played at its top.
 */
export function turningPoints(snapshot: Snapshot, round: number, moments: readonly Moment[]): Moment[] {
  const effects = matchEffects(snapshot, round)
  const byWorth = moments
    .filter(({ kind }) => kind !== 'think')
    .map((moment) => ({ moment, worth: WEIGHT[moment.kind] + (effects.get(moment.no) ?? 0) + extra(moment) }))
    .toSorted((one, other) => other.worth - one.worth || (one.moment.id < other.moment.id ? -1 : 1))
  const chosen = new Map<number, Moment>()
  for (const { moment } of byWorth) {
    if (chosen.size === MAX_TURNS) break
    if (!chosen.has(moment.no)) chosen.set(moment.no, moment)
  }
  return [...chosen.values()].toSorted((one, other) => one.at - other.at)
}

const extra = (moment: Moment): number =>
  moment.kind === 'swing' ? moment.gain / 5 : moment.kind === 'upset' ? (30 - moment.expected) / 3 : 0

/** By pairing number: how near to the top it was played, and how many places its sides moved. */
function matchEffects(snapshot: Snapshot, round: number): ReadonlyMap<number, number> {
  if (!hasStandings(snapshot.settings, snapshot.systems, round)) return new Map()
  const [before, after] = [round - 1, round].map((at) => ranksAfter(snapshot, at)) as [SummaryRanks, SummaryRanks]
  return new Map(
    pairings(snapshot, round).map((pairing) => {
      const sides = [pairing.white, pairing.black].filter((side) => side >= 0)
      const effects = sides.map((side) => {
        const [was, is] = [before.get(side) ?? Infinity, after.get(side) ?? Infinity]
        const top = 12 / Math.min(was, is)
        return top + Math.min(6, round > 1 && Number.isFinite(was - is) ? Math.abs(was - is) : 0)
      })
      return [pairing.no, effects.reduce((sum, effect) => sum + effect, 0)]
    }),
  )
}

type SummaryRanks = ReadonlyMap<number, number>
const ranksAfter = (snapshot: Snapshot, round: number): SummaryRanks =>
  new Map(standings(snapshot, round).rows.map(({ player, rank }) => [player, rank]))

/** Two sentences on a round that is over: who leads, and how the top match ended or how many upsets there were. */
export function roundLede(snapshot: Snapshot, round: number, moments: readonly Moment[]): string[] {
  if (!hasStandings(snapshot.settings, snapshot.systems, round)) return upsetsSentence(moments)
  const rows = [...Map.groupBy(standings(snapshot, round).rows, ({ pool }) => pool).values()]
  const leaders = rows.length === 1 ? leadSentence(snapshot, round, rows[0]!) : []
  return [...leaders, ...(topSentence(snapshot, round) ?? upsetsSentence(moments))]
}

function leadSentence(snapshot: Snapshot, round: number, rows: readonly StandingsRow[]): string[] {
  const { settings, active } = snapshot
  const first = rows[0]
  if (!first) return []
  const kind = settings.competitors === 'team' ? 'team' : 'player'
  const points = pointsText(first.score)
  const name = competitorName(snapshot, first.player)
  if (!active && round === snapshot.round) return [say.ledeWins({ kind, name, points })]
  const level = rows.filter(({ score }) => score === first.score)
  if (level.length > MAX_NAMED) return [say.ledeMany({ count: level.length, points })]
  if (level.length > 1) {
    const names = joinAnd(level.map(({ player }) => competitorName(snapshot, player)))
    return [say.ledeShare({ names, points })]
  }
  const before = round > 1 ? standings(snapshot, round - 1).rows : []
  const wasAlone = before[0]?.player === first.player && before[1]?.score !== before[0].score
  return [(wasAlone ? say.ledeStays : say.ledeTakes)({ kind, name, points })]
}

/** The match whose sides stood best before the round; undefined in the first round. */
function topSentence(snapshot: Snapshot, round: number): string[] | undefined {
  if (round === 1) return undefined
  const ranks = ranksAfter(snapshot, round - 1)
  const worth = ({ white, black }: Pairing): number => (ranks.get(white) ?? Infinity) + (ranks.get(black) ?? Infinity)
  const played = pairings(snapshot, round).filter((one) => !isByePairing(one) && !one.facts.aborted)
  const top = played.toSorted((one, other) => worth(one) - worth(other))[0]
  const points = top && gamePoints(top, snapshot.settings)
  if (!top || !points) return undefined
  const [first, second] = [top.white, top.black].map((side) => competitorName(snapshot, side)) as [string, string]
  if (points[0] === points[1]) return [say.ledeTopDrawn({ first, second, score: scoreText(points) })]
  const [winner, loser] = points[0] > points[1] ? [first, second] : [second, first]
  return [say.ledeTopWon({ winner, loser, score: scoreText([Math.max(...points), Math.min(...points)]) })]
}

function upsetsSentence(moments: readonly Moment[]): string[] {
  const count = moments.filter(({ kind }) => kind === 'upset').length
  return count > 0 ? [say.ledeUpsets({ count })] : []
}
