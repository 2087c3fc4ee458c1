import type { LiveEvent } from '#core/contract/live.ts'
import { openLine } from './line.ts'

/** What embeds of one tournament say to each other; `hello` comes from one that has just begun. */
type Word = LiveEvent | { type: 'hello'; v: number }

/**
 * Hears a tournament's room. Of all embeds of it on a page one holds the socket and passes on what it hears; when it goes,
 * the next takes over from where it stood. Where a browser keeps frames apart, each has a socket of its own.
 */
export function follow(id: string, version: () => number, hear: (event: LiveEvent) => void): void {
  const path = () => `/parties/tournament/${id}?since=${version()}`
  const name = `kibitz ${id}`
  const channel = between(name)
  if (!channel) return openLine(path, (event) => hear(event as LiveEvent))
  let leads = false
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.type !== 'hello') hear(data)
    else if (leads && data.v < version()) channel.postMessage({ type: 'stale', v: version() } satisfies Word)
  }
  channel.postMessage({ type: 'hello', v: version() } satisfies Word)
  void navigator.locks.request(name, async () => {
    leads = true
    openLine(path, (event) => {
      hear(event as LiveEvent)
      channel.postMessage(event)
    })
    // Held until the frame is gone.
    await new Promise(() => {})
  })
}

/** What frames of this site speak over; none in a sandbox or an old browser. */
function between(name: string): BroadcastChannel | undefined {
  try {
    // A sandboxed frame has locks that only refuse.
    if (!('locks' in navigator) || origin === 'null') return undefined
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
