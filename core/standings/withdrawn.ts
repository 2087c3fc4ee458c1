import type { Snapshot } from '../snapshot/snapshot.ts'

/** Whether a competitor had withdrawn before the round that follows these standings. */
export const isWithdrawn = ({ players }: Pick<Snapshot, 'players'>, player: number, round: number): boolean =>
  players.withdrawn?.includes(player) === true && (players.withdrawnFrom?.[player] ?? 0) <= round + 1
