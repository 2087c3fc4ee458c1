import { finalists } from '../knockout/finalists.ts'
import type { Line } from '../player/line.ts'
import { name } from '../player/name.ts'
import type { History, Player, PlayerBonus } from '../player/player.ts'
import { sheets, type Sheet } from '../player/sheet.ts'
import { podium, type Place } from '../standings/podium.ts'
import { standings } from '../standings/table.ts'
import { matchId } from './ids.ts'
import { competitorId } from './seat.ts'
import type { Bonus, Snapshot } from './snapshot.ts'
import { POINTS } from './worth.ts'

/** What only the tables know of a player, by the player's number. */
export type Kept = Partial<Pick<Player, 'contact' | 'lichess' | 'chessCom' | 'meta' | 'createdAt' | 'updatedAt'>>

/** Everybody as they stand now, by number, or those of these ids. `kept` adds what the snapshot does not hold. */
export function playersOf(
  snapshot: Snapshot,
  ids?: readonly string[],
  kept: ReadonlyMap<number, Kept> = new Map(),
): Player[] {
  const wanted = ids && new Set(ids)
  const all = sheets(snapshot, snapshot.round)
  const chosen = wanted ? all.filter(({ player }) => wanted.has(competitorId(snapshot, player))) : all
  const withdrawn = new Set(snapshot.players.withdrawn)
  return chosen.map((sheet) => ({
    ...playerOf(snapshot, sheet, !withdrawn.has(sheet.player)),
    ...kept.get(snapshot.players.no[sheet.player]!),
  }))
}

function playerOf(snapshot: Snapshot, { player, performance, history, bonuses }: Sheet, active: boolean): Player {
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
    teamId: settings.competitors === 'team' ? (players.owner?.[player] ?? null) : null,
    contact: null,
    lichess: null,
    chessCom: null,
    meta: {},
    createdAt,
    updatedAt,
    histories: history.map((line) => historyOf(snapshot, line)),
    bonuses: bonuses.map((bonus) => bonusOf(snapshot, bonus)),
  }
}

function historyOf(snapshot: Snapshot, line: Line): History {
  const { round, match, opponent, colour, game, played, expected, oppRating, pool, pairing, no } = line
  const isPaired = pairing >= 0
  return {
    round,
    match: match === null ? null : POINTS[match],
    id: isPaired ? competitorId(snapshot, opponent) : null,
    name: isPaired ? name(snapshot, opponent) : null,
    colour,
    game: game === null ? null : game / 2,
    played,
    expected: expected === null ? null : expected / 100,
    oppRating,
    pool,
    resultId: no === null ? null : matchId(snapshot.id, round, no),
  }
}

/**
 * Who stands on the podium, by rank; of an event in pools, of each pool; of a knockout, by its finals. JSON keeps such keys
 * in ascending order, `podium` says how they stand. Nobody before the first round.
 */
export function stateOf(snapshot: Snapshot): Partial<Record<Place, Player[]>> {
  if (snapshot.round === 0) return {}
  const places = podium<{ player: number; rank: number }>(
    finalists(snapshot) ?? standings(snapshot, snapshot.round).rows,
  )
  const onPodium = places.flatMap(({ rows }) => rows.map(({ player }) => competitorId(snapshot, player)))
  const players = new Map(playersOf(snapshot, onPodium).map((player) => [player.id, player]))
  return Object.fromEntries(
    places.map(({ place, rows }) => [place, rows.map(({ player }) => players.get(competitorId(snapshot, player))!)]),
  )
}

/** Every bonus, whose `id` says which player has it. */
export const bonusesOf = (snapshot: Snapshot): PlayerBonus[] =>
  snapshot.bonuses.map((bonus) => bonusOf(snapshot, bonus))

const bonusOf = (snapshot: Snapshot, { player, round, MP, GP }: Bonus): PlayerBonus => ({
  id: competitorId(snapshot, player),
  round,
  MP: MP / 2,
  GP: GP / 2,
})
