import type { LiveEvent } from '#core/contract/live.ts'
import { openLine } from './line.ts'

/** What embeds of one tournament say to each other, beside what the one that leads hears. */
type Word = LiveEvent | { type: 'hello' } | { type: 'lead'; by: number; v: number } | { type: 'bye' }

/** Whoever leads says so by then, or somebody else does. */
const PATIENCE = 100
const BEAT = 10_000
const SILENCE = 2.5 * BEAT

/**
 * Hears a tournament's room. Of all embeds of it on a page one leads: it holds the socket and passes on what it hears; when
 * it goes, another takes over from where it stood. Locks and workers are refused to frames where cookies of others are
 * blocked, so they agree by word alone. Where a browser keeps frames apart, each leads itself.
 */
export function follow(id: string, version: () => number, hear: (event: LiveEvent) => void): void {
  const own = Math.random()
  const channel = between(`kibitz ${id}`)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const say = (word: Word) => channel?.postMessage(word)
  let close: (() => void) | undefined
  let heardAt = Date.now()
  let asking: ReturnType<typeof setTimeout> | undefined

  const lead = () => {
    asking = undefined
    close = openLine(
      () => `/parties/tournament/${id}?since=${version()}`,
      (message) => {
        const event = message as LiveEvent
        hear(event)
        say(event)
      },
    )
    beat()
  }
  const beat = () => close && say({ type: 'lead', by: own, v: version() })
  const ask = () => {
    say({ type: 'hello' })
    asking ??= setTimeout(lead, PATIENCE * (1 + 3 * Math.random()))
  }
  const yieldTo = (by: number, v: number) => {
    // Two that began at once: one is enough.
    if (close && own < by) return beat()
    close?.()
    close = undefined
    clearTimeout(asking)
    asking = undefined
    if (v > version()) hear({ type: 'stale', v })
  }

  if (!channel) return lead()
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    heardAt = Date.now()
    if (data.type === 'hello') beat()
    else if (data.type === 'lead') yieldTo(data.by, data.v)
    else if (data.type === 'bye') ask()
    else hear(data)
  })
  ask()
  setInterval(() => {
    if (close) beat()
    else if (Date.now() - heardAt > SILENCE) ask()
  }, BEAT)
  addEventListener('pagehide', () => close && say({ type: 'bye' }))
}

/** What frames of this site speak over; none in a sandbox that keeps them apart. */
function between(name: string): BroadcastChannel | undefined {
  return origin === 'null' || !('BroadcastChannel' in window) ? undefined : new BroadcastChannel(name)
}
