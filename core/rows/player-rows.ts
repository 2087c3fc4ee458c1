import { finalists } from '../knockout/finalists.ts'
import type { RoundLine } from '../standings/round-line.ts'
import { competitorName } from '../snapshot/names.ts'
import type { RoundHistory, PlayerRow, BonusRow } from './player-row.ts'
import { sheets, type Sheet } from '../standings/sheet.ts'
import { podium, type PodiumPlace } from '../standings/podium.ts'
import { standings } from '../standings/table.ts'
import { pairingId } from '../snapshot/ids.ts'
import { competitorId } from '../snapshot/pairing.ts'
import type { Bonus, Snapshot } from '../snapshot/snapshot.ts'
import { POINTS } from '../snapshot/outcome-points.ts'
import { teamCodes } from '../snapshot/team-codes.ts'
import { plainPoints } from '../text/score.ts'

/** Columns of a player that the snapshot lacks. */
export type PlayerExtras = Partial<
  Pick<PlayerRow, 'contact' | 'lichess' | 'chessCom' | 'meta' | 'createdAt' | 'updatedAt'>
>

/** All players, or those with these ids, with their current scores. `extras` are by player number. */
export function playerRows(
  snapshot: Snapshot,
  ids?: readonly string[],
  extras: ReadonlyMap<number, PlayerExtras> = new Map(),
): PlayerRow[] {
  const wanted = ids && new Set(ids)
  const all = sheets(snapshot, snapshot.round)
  const chosen = wanted ? all.filter(({ player }) => wanted.has(competitorId(snapshot, player))) : all
  const withdrawn = new Set(snapshot.players.withdrawn)
  return chosen.map((sheet) => ({
    ...playerRow(snapshot, sheet, !withdrawn.has(sheet.player)),
    ...extras.get(snapshot.players.no[sheet.player]!),
  }))
}

function playerRow(snapshot: Snapshot, { player, performance, history, bonuses }: Sheet, active: boolean): PlayerRow {
  const { players, settings, createdAt, updatedAt } = snapshot
  const current = history[snapshot.round - 1]
  return {
    id: competitorId(snapshot, player),
    tournamentId: snapshot.id,
    firstName: players.firstName[player]!,
    lastName: players.lastName[player]!,
    rating: players.rating[player]!,
    nationality: players.nationality[player]!,
    pool: players.pool?.[player] ?? 0,
    active,
    isPlaying: snapshot.active && current !== undefined && current.opponent >= 0,
    performanceRating: performance,
    code: settings.competitors === 'team' ? teamCodes(players)[player]! : null,
    teamId: settings.competitors === 'team' ? (players.owner?.[player] ?? null) : null,
    contact: null,
    lichess: null,
    chessCom: null,
    meta: {},
    createdAt,
    updatedAt,
    histories: history.map((line) => roundHistory(snapshot, line)),
    bonuses: bonuses.map((bonus) => bonusRow(snapshot, bonus)),
  }
}

function roundHistory(snapshot: Snapshot, line: RoundLine): RoundHistory {
  const { round, match, opponent, colour, game, played, expected, oppRating, pool, pairing, no } = line
  const isPaired = pairing >= 0
  return {
    round,
    match: match === null ? null : POINTS[match],
    id: isPaired ? competitorId(snapshot, opponent) : null,
    name: isPaired ? competitorName(snapshot, opponent) : null,
    colour,
    game: game === null ? null : game / 2,
    played,
    expected: expected === null ? null : expected / 100,
    oppRating,
    pool,
    resultId: no === null ? null : pairingId(snapshot.id, round, no),
  }
}

/**
 * Rows on the podium by rank, for each pool; in a knockout by its finals. Empty before the first round. JSON sorts such
 * keys in ascending order; `podium` has the order of display.
 */
export function podiumPlayers(snapshot: Snapshot): Partial<Record<PodiumPlace, PlayerRow[]>> {
  if (snapshot.round === 0) return {}
  const places = podium<{ player: number; rank: number }>(
    finalists(snapshot) ?? standings(snapshot, snapshot.round).rows.filter(({ exclusion }) => !exclusion),
  )
  const onPodium = places.flatMap(({ rows }) => rows.map(({ player }) => competitorId(snapshot, player)))
  const players = new Map(playerRows(snapshot, onPodium).map((player) => [player.id, player]))
  return Object.fromEntries(
    places.map(({ place, rows }) => [place, rows.map(({ player }) => players.get(competitorId(snapshot, player))!)]),
  )
}

export const bonusRows = (snapshot: Snapshot): BonusRow[] => snapshot.bonuses.map((bonus) => bonusRow(snapshot, bonus))

const bonusRow = (snapshot: Snapshot, { player, round, MP, GP, reason }: Bonus): BonusRow => ({
  id: competitorId(snapshot, player),
  round,
  MP: plainPoints(MP),
  GP: plainPoints(GP),
  ...(reason !== undefined && { reason }),
})
