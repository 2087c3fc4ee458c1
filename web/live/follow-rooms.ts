import { openRoomSocket } from './room-socket.ts'

/** Results of a round arrive in bursts: readers ask for the tables at most this often, spread over as much time. */
const PAUSE = 4000

/** Calls `onNews` when the room of one of these events reports a change that is newer than its version. */
export function followRooms(versions: () => ReadonlyMap<string, number>, onNews: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    timer ??= setTimeout(
      () => {
        timer = undefined
        void onNews()
      },
      PAUSE * (0.5 + Math.random()),
    )
  }
  const sockets = [...versions().keys()].map((id) => {
    const version = () => versions().get(id) ?? 0
    return openRoomSocket(
      () => `/parties/tournament/${id}?since=${version()}`,
      (message) => isNews(message, version()) && ask(),
      undefined,
      onNews,
    )
  })
  return () => {
    clearTimeout(timer)
    for (const socket of sockets) socket.close()
  }
}

const isNews = (message: unknown, version: number): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  (message.type === 'match' || message.type === 'round' || message.type === 'desk'
    ? 'v' in message && Number(message.v) > version
    : message.type === 'stale')
