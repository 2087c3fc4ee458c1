import type { LiveEvent, MovesEvent, TournamentRequest } from '#core/contract/live.ts'
import { openLine } from './line.ts'

/** The board that the document shows: round, number of the pairing, number of the board. */
export interface Followed {
  r: number
  n: number
  b: number
}

/** A match is live and nothing is known of its board yet: what the room saw before anybody followed is told to nobody. */
const AGAIN = 5000
/** Those who look at one board hear of a move at once: each asks after a little while of their own. */
const CROWD = 500

/**
 * Keeps a board current. Moves are in no snapshot, so the document is asked for again when its board went on. It has a line
 * of its own: a room tells moves to those alone who follow that board.
 */
export function followBoard(id: string, version: number, board: Followed, show: (html: string) => void): void {
  let asking: ReturnType<typeof setTimeout> | undefined
  const anew = async () => {
    const next = await ask()
    asking = undefined
    if (!next) return
    // Another match is featured by now.
    if (!isSame(next, board)) location.reload()
    else show(next.querySelector('main')!.innerHTML)
  }
  setInterval(() => isAwaited() && anew(), AGAIN)
  openLine(
    () => `/parties/tournament/${id}?since=${version}`,
    (message) => {
      const event = message as LiveEvent | MovesEvent
      const isOther = (event.type === 'moves' || event.type === 'match') && (event.r !== board.r || event.n !== board.n)
      if (event.type !== 'online' && !isOther) asking ??= setTimeout(anew, CROWD * Math.random())
    },
    { type: 'follow', ...board } satisfies TournamentRequest,
  )
}

const isAwaited = (): boolean => document.querySelector('.head .live') !== null && !document.querySelector('.board')

async function ask(): Promise<Document | undefined> {
  try {
    const answer = await fetch(location.href, { credentials: 'omit', cache: 'no-cache' })
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined
  } catch {
    return undefined
  }
}

function isSame(next: Document, { r, n, b }: Followed): boolean {
  const { followed } = JSON.parse(next.getElementById('given')?.textContent ?? '{}') as { followed?: Followed }
  return followed?.r === r && followed.n === n && followed.b === b
}
