import type { LiveEvent, MovesEvent, TournamentRoomRequest, BoardRef } from '#core/match/live.ts'
import { fetchDocument } from './fetch-document.ts'
import { openRoomSocket } from './room-socket.ts'

/** While a live match has no board yet, poll: the room does not resend what it saw before this client followed. */
const POLL_INTERVAL = 5000
/** All viewers of a board get a move at once; this spreads their requests. */
const JITTER = 500

/**
 * Keeps a board current. The snapshot has no moves, so the document is fetched again after each move. Opens a socket of
 * its own, as a room sends moves only to clients that follow the board.
 */
export function followBoard(id: string, version: number, board: BoardRef, show: (html: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = async () => {
    const next = await fetchDocument()
    timer = undefined
    if (!next) return
    // Another match is featured now.
    if (!isSameBoard(next, board)) location.reload()
    else show(next.querySelector('main')!.innerHTML)
  }
  setInterval(() => isWaitingForGame() && refresh(), POLL_INTERVAL)
  openRoomSocket(
    () => `/parties/tournament/${id}?since=${version}`,
    (message) => {
      const event = message as LiveEvent | MovesEvent
      const isOther = (event.type === 'moves' || event.type === 'match') && (event.r !== board.r || event.n !== board.n)
      if (event.type !== 'online' && !isOther) timer ??= setTimeout(refresh, JITTER * Math.random())
    },
    refresh,
    { type: 'follow', ...board } satisfies TournamentRoomRequest,
  )
}

const isWaitingForGame = (): boolean =>
  document.querySelector('.head .live-ring') !== null && !document.querySelector('.board')

function isSameBoard(next: Document, { r, n, b }: BoardRef): boolean {
  const { followed } = JSON.parse(next.getElementById('embed-state')?.textContent ?? '{}') as { followed?: BoardRef }
  return followed?.r === r && followed.n === n && followed.b === b
}
