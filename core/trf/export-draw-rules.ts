import { accelerationsIn } from '../snapshot/baku.ts'
import type { Acceleration, PieceColour } from '../snapshot/draw-rules.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { TrfRecord } from './trf.ts'
import { plainPoints } from '../text/score.ts'

const COLOURS = { '152': { w: 'W', b: 'B' }, XXC: { w: 'white1', b: 'black1' } }

/** The colour drawn by lot, in the words of this code. */
export const initialColourRecords = (colour: PieceColour | undefined, code: keyof typeof COLOURS): TrfRecord[] =>
  colour ? [{ kind: 'words', code, text: COLOURS[code][colour] }] : []

/** Last round of a rule in an event without end: record 260 has three columns for it. */
const ENDLESS = 999

/** Accelerations and prohibited pairings. For individuals virtual points are in the column of game points. */
export function ruleRecords(snapshot: Snapshot): TrfRecord[] {
  const { players, settings, forbidden = [] } = snapshot
  const isTeam = settings.competitors === 'team'
  return [
    ...accelerationsIn(snapshot).map(({ first, last, from, to, MP, GP }): TrfRecord => ({
      kind: 'acceleration',
      code: '250',
      matchPoints: isTeam ? plainPoints(MP) : 0,
      gamePoints: plainPoints(GP),
      fromRound: from,
      toRound: to,
      first: players.no[first]!,
      last: players.no[last]!,
    })),
    ...forbidden.map(({ players: group, from, to }): TrfRecord => ({
      kind: 'forbidden',
      code: '260',
      fromRound: from,
      toRound: to ?? Math.max(from, settings.totalRounds ?? ENDLESS),
      ids: group.map((player) => players.no[player]!),
    })),
  ]
}

/**
 * The rules for pairing programs: XXA lists a player's virtual points for each round, XXP the prohibited pairings of
 * the next round only.
 */
export function engineRuleRecords(snapshot: Snapshot): TrfRecord[] {
  const { players, round, settings, forbidden = [] } = snapshot
  const accelerations = accelerationsIn(snapshot)
  const next = Math.min(round + 1, settings.totalRounds ?? Infinity)
  const last = Math.max(0, ...accelerations.map(({ to }) => to))
  return [
    ...players.no.flatMap((id, player): TrfRecord[] => {
      const points = Array.from({ length: last }, (_, at) => pointsIn(accelerations, player, at + 1))
      return points.some(Boolean) ? [{ kind: 'virtualPoints', code: 'XXA', id, points }] : []
    }),
    ...forbidden
      .filter(({ from, to }) => from <= next && next <= (to ?? Infinity))
      .map(({ players: group }): TrfRecord => {
        return { kind: 'numbers', code: 'XXP', ids: group.map((player) => players.no[player]!) }
      }),
  ]
}

const pointsIn = (accelerations: Acceleration[], player: number, round: number): number =>
  accelerations
    .filter(({ first, last, from, to }) => first <= player && player <= last && from <= round && round <= to)
    .reduce((sum, { GP }) => sum + plainPoints(GP), 0)
