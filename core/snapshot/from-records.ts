import { DEFAULTS, type Settings } from '../tournament/tournament.ts'
import { changedSettings } from '../tournament/changed-settings.ts'
import { isDay, momentOf, type Start } from '../text/start.ts'
import { sortedDesk } from './desk-rows.ts'
import { drawRuleRecords, drawRules } from './draw-rule-records.ts'
import { roundColumns, matchRecords } from './round-records.ts'
import type { PlayerColumns, Snapshot } from './snapshot.ts'
import type { MatchRecord, PlayerRecord, RoundRecord, TournamentRecords } from './records.ts'

/**
 * Builds the snapshot from rows in any order: players by number, pairings by board, empty columns left out. Throws a
 * RangeError if a pairing or a bonus has the number of no player.
 */
export function snapshotFromRecords(rows: TournamentRecords): Snapshot {
  const { tournament, systems, rounds, players, matches, bonuses } = rows
  const { id, version, name, user, active, round, createdAt, updatedAt } = tournament
  const settings: Settings = {
    ...DEFAULTS,
    ...tournament.settings,
    public: tournament.public,
    vanityURL: tournament.vanityUrl,
  }
  const sorted = sortedIfNeeded(players, (a, b) => a.no - b.no)
  const positions = new Map(sorted.map(({ no }, position) => [no, position]))
  const position = (no: number): number => {
    const found = positions.get(no)
    if (found === undefined) throw new RangeError(`Tournament ${id} has no player ${no}.`)
    return found
  }
  return {
    id,
    version,
    name,
    user,
    active,
    round,
    createdAt,
    updatedAt,
    settings,
    systems: sortedIfNeeded(systems, (a, b) => a.fromRound - b.fromRound).map(
      ({ fromRound, toRound, system, poolNames }) => ({
        from: fromRound,
        to: toRound,
        system,
        poolNames,
      }),
    ),
    dates: datesOf(rounds),
    players: columnsOf(sorted),
    rounds: pairingsByRound(matches, round).map((pairings) => roundColumns(pairings, position)),
    bonuses: bonuses.map(({ player, round, mp, gp, reason }) => ({
      player: position(player),
      round,
      MP: mp,
      GP: gp,
      ...(reason !== undefined && { reason }),
    })),
    ...drawRules(rows, [...positions.keys()], position),
    ...(tournament.stage && { stage: tournament.stage }),
    ...(tournament.closed > 0 && { closed: tournament.closed }),
    ...(tournament.remarks?.length && { remarks: tournament.remarks }),
    ...(tournament.reportLines?.length && { reportLines: tournament.reportLines }),
    ...(tournament.prizePlan && { prizes: tournament.prizePlan }),
    ...(rows.desk && { desk: sortedDesk(rows.desk) }),
  }
}

type SnapshotRecords = Required<Omit<TournamentRecords, 'desk'>> & Pick<TournamentRecords, 'desk'>

export function recordsOf(snapshot: Snapshot): SnapshotRecords {
  const { id, version, name, user, active, round, createdAt, updatedAt, players, bonuses } = snapshot
  const { public: isPublic, vanityURL, ...settings } = snapshot.settings
  const withdrawn = new Set(players.withdrawn)
  return {
    tournament: {
      id,
      version,
      name,
      user,
      active,
      round,
      createdAt,
      updatedAt,
      public: isPublic,
      vanityUrl: vanityURL,
      settings: changedSettings(settings),
      initialColour: snapshot.initialColour ?? null,
      stage: snapshot.stage ?? null,
      closed: snapshot.closed ?? 0,
      remarks: snapshot.remarks ?? [],
      reportLines: snapshot.reportLines ?? [],
      prizePlan: snapshot.prizes ?? null,
    },
    systems: snapshot.systems.map(({ from, to, system, poolNames }) => ({
      fromRound: from,
      toRound: to,
      system,
      poolNames,
    })),
    rounds: snapshot.dates.map((start, at) => ({
      round: at + 1,
      startsAt: momentOf(start) ?? null,
      day: start !== null && isDay(start) ? start : null,
    })),
    players: players.no.map((no, at) => ({
      no,
      firstName: players.firstName[at]!,
      lastName: players.lastName[at]!,
      title: players.title?.[at] ?? '',
      rating: players.rating[at]!,
      nationality: players.nationality[at]!,
      pool: players.pool?.[at] ?? 0,
      active: !withdrawn.has(at),
      joinedFrom: players.joinedFrom?.[at] ?? null,
      withdrawnFrom: players.withdrawnFrom?.[at] ?? null,
      exclusion: players.exclusions?.[at] ?? null,
      code: players.codes?.[at] ?? null,
      owner: players.owner?.[at] ?? null,
    })),
    matches: snapshot.rounds.flatMap((pairings, at) => matchRecords(pairings, at + 1, players.no)),
    bonuses: bonuses.map(({ player, round, MP, GP, reason }) => ({
      player: players.no[player]!,
      round,
      mp: MP,
      gp: GP,
      ...(reason !== undefined && { reason }),
    })),
    ...drawRuleRecords(snapshot),
    ...(snapshot.desk && { desk: snapshot.desk }),
  }
}

/** Most rows are in order already. */
function sortedIfNeeded<Row>(rows: Row[], compare: (a: Row, b: Row) => number): Row[] {
  const ordered = rows.every((row, at) => at === 0 || compare(rows[at - 1]!, row) <= 0)
  return ordered ? rows : [...rows].sort(compare)
}

function datesOf(rounds: RoundRecord[]): (Start | null)[] {
  const dates: (Start | null)[] = []
  for (const { round, startsAt, day } of rounds) dates[round - 1] = startsAt ?? day
  return Array.from(dates, (date) => date ?? null)
}

function columnsOf(players: PlayerRecord[]): PlayerColumns {
  const withdrawn = players.flatMap(({ active }, position) => (active ? [] : [position]))
  const withdrawnFrom = byPosition(players.map((player) => player.withdrawnFrom))
  const exclusions = byPosition(players.map((player) => player.exclusion ?? null))
  const codes = byPosition(players.map((player) => player.code ?? null))
  const joinedFrom = byPosition(players.map((player) => player.joinedFrom))
  const owner = byPosition(players.map((player) => player.owner))
  return {
    no: players.map(({ no }) => no),
    firstName: players.map(({ firstName }) => firstName),
    lastName: players.map(({ lastName }) => lastName),
    rating: players.map(({ rating }) => rating),
    nationality: players.map(({ nationality }) => nationality),
    ...(players.some(({ title }) => title) && { title: players.map(({ title }) => title) }),
    ...(players.some(({ pool }) => pool > 0) && { pool: players.map(({ pool }) => pool) }),
    ...(withdrawn.length > 0 && { withdrawn }),
    ...(withdrawnFrom && { withdrawnFrom }),
    ...(exclusions && { exclusions }),
    ...(joinedFrom && { joinedFrom }),
    ...(owner && { owner }),
    ...(codes && { codes }),
  }
}

/** Sparse columns are stored by position; undefined if all values are null. */
function byPosition<Value>(values: (Value | null)[]): Record<number, Value> | undefined {
  const known = values.flatMap((value, position) => (value === null ? [] : [[position, value] as const]))
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/** In board order; at least `drawn` rounds. */
function pairingsByRound(matches: MatchRecord[], drawn: number): MatchRecord[][] {
  const rounds: MatchRecord[][] = Array.from({ length: drawn }, () => [])
  for (const match of matches) {
    while (rounds.length < match.round) rounds.push([])
    rounds[match.round - 1]!.push(match)
  }
  return rounds.map((pairings) => sortedIfNeeded(pairings, (a, b) => a.board - b.board || a.no - b.no))
}
