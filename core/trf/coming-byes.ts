import type { ByeRequest } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Bye } from './bye-requests.ts'
import type { TrfRecord } from './trf.ts'

/**
 * Byes of undrawn rounds by players' numbers: the granted ones, and zero-point byes for players who have left by then
 * or join later.
 */
export function comingByes(snapshot: Snapshot, requests: ByeRequest[] = []): Bye[] {
  const { active, round: drawn, settings, players } = snapshot
  if (!active) return []
  const granted = requests.filter(({ state, round }) => state === 'granted' && round > drawn)
  const taken = new Set(granted.map(({ round, player }) => `${round} ${player}`))
  const rounds = Array.from({ length: (settings.totalRounds ?? drawn + 1) - drawn }, (_, at) => drawn + 1 + at)
  const absent = rounds.flatMap((round) =>
    players.no
      .filter((no, position) => isAway(snapshot, position, round) && !taken.has(`${round} ${no}`))
      .map((player): Bye => ({ round, player, type: 'Z' })),
  )
  return [...granted, ...absent].sort((a, b) => a.round - b.round || a.player - b.player)
}

/** Whether a player has left before an undrawn round, or joins after it. */
export function isAway({ players, round: drawn }: Snapshot, position: number, round: number): boolean {
  const left = players.withdrawn?.includes(position) ? (players.withdrawnFrom?.[position] ?? drawn + 1) : Infinity
  return round >= left || round < (players.joinedFrom?.[position] ?? 1)
}

/** One 240 record for each round and kind of bye. */
export const comingByeRecords = (byes: Bye[]): TrfRecord[] =>
  [...Map.groupBy(byes, ({ round, type }) => `${type} ${round}`).values()].map((group) => {
    const { round, type } = group[0]!
    return { kind: 'byes', code: '240', type, round, ids: group.map(({ player }) => player) }
  })
