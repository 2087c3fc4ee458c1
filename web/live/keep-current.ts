import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { LiveEvent, MovesEvent, PliesEvent } from '#core/match/live.ts'
import { tournamentQueries } from '../api/tournaments.ts'
import { noteSeen } from './note-seen.ts'
import { perFrame } from './per-frame.ts'
import { openRoomSocket, type RoomSocket } from './room-socket.ts'
import { syncIndividuals } from './sync-individuals.ts'
import { syncSnapshot } from './sync-snapshot.ts'

/** Further callbacks of a page on its tournament's room. */
export interface RoomCallbacks {
  /** The socket is open, for the first time or again. */
  onOpen(socket: RoomSocket): void
  /** New moves; rooms send them only to clients that follow the board or round. */
  onMoves(event: MovesEvent): void
  /** Gathered moves, for clients that follow a whole round. */
  onPlies?(event: PliesEvent): void
}

/** Without a socket: the snapshot, and what is on screen that its version doesn't tell of. */
async function askForNews(cache: QueryClient, key: string): Promise<void> {
  const { queryKey } = tournamentQueries.snapshot(key)
  await cache.refetchQueries({ queryKey, exact: true }, { throwOnError: true })
  await cache.invalidateQueries({ predicate: ({ queryKey: of }) => isLive(of, key) })
}

const isLive = (of: readonly unknown[], key: string): boolean =>
  of.includes('running') || hashKey(of) === hashKey(tournamentQueries.announcements(key).queryKey)

/** Connects to a tournament's room and writes its events into the cache. `key`: the id as in the address. */
export function keepCurrent(
  cache: QueryClient,
  { id, key }: { id: string; key: string },
  { onOpen, onMoves, onPlies }: RoomCallbacks,
): RoomSocket {
  const { onEvent, cancel } = syncSnapshot(cache, key, (version) => noteSeen(id, version))
  const leaveIndividuals = syncIndividuals(cache, key)
  const events = perFrame(onEvent)
  const version = () => cache.getQueryData(tournamentQueries.snapshot(key).queryKey)?.version ?? 0
  const socket = openRoomSocket(
    () => `/parties/tournament/${id}?since=${version()}`,
    (message) => {
      const event = message as LiveEvent | MovesEvent | PliesEvent
      if (event.type === 'moves') onMoves(event)
      else if (event.type === 'plies') onPlies?.(event)
      else events.add(event)
    },
    () => onOpen(socket),
    () => askForNews(cache, key),
  )
  return {
    send: socket.send,
    close() {
      socket.close()
      events.cancel()
      cancel()
      leaveIndividuals()
      cache.removeQueries({ queryKey: tournamentQueries.online(key).queryKey })
    },
  }
}
