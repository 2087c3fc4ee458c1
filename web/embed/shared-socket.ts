import type { LiveEvent } from '#core/match/live.ts'
import { openRoomSocket } from './room-socket.ts'

/** Messages between the embeds of one tournament, beside the forwarded room events. */
type ChannelMessage = LiveEvent | { type: 'hello' } | { type: 'lead'; by: number; v: number } | { type: 'bye' }

/** Time for a leader to answer `hello`; without an answer this frame takes over. */
const ELECTION_TIMEOUT = 100
const HEARTBEAT_INTERVAL = 10_000
const LEADER_TIMEOUT = 2.5 * HEARTBEAT_INTERVAL

/**
 * Subscribes to a tournament's room. All embeds of a tournament on a page share one socket: over a BroadcastChannel
 * they elect a leader that holds the socket and forwards events; when it goes, another takes over from its version.
 * Locks and shared workers are not available to third-party frames; without a channel each embed opens its own socket.
 */
export function joinSharedSocket(id: string, version: () => number, onEvent: (event: LiveEvent) => void): void {
  const rank = Math.random()
  const channel = openChannel(`kibitz ${id}`)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const post = (word: ChannelMessage) => channel?.postMessage(word)
  let close: (() => void) | undefined
  let heardAt = Date.now()
  let asking: ReturnType<typeof setTimeout> | undefined

  const becomeLeader = () => {
    asking = undefined
    close = openRoomSocket(
      () => `/parties/tournament/${id}?since=${version()}`,
      (message) => {
        const event = message as LiveEvent
        onEvent(event)
        post(event)
      },
      async () => {
        const v = await askVersion(id)
        if (v <= version()) return
        onEvent({ type: 'stale', v })
        post({ type: 'stale', v })
      },
    )
    sendHeartbeat()
  }
  const sendHeartbeat = () => close && post({ type: 'lead', by: rank, v: version() })
  const elect = () => {
    post({ type: 'hello' })
    asking ??= setTimeout(becomeLeader, ELECTION_TIMEOUT * (1 + 3 * Math.random()))
  }
  const stepDown = (by: number, v: number) => {
    // Two leaders began at once: the one with the lower rank stays.
    if (close && rank < by) return sendHeartbeat()
    close?.()
    close = undefined
    clearTimeout(asking)
    asking = undefined
    if (v > version()) onEvent({ type: 'stale', v })
  }

  if (!channel) return becomeLeader()
  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    heardAt = Date.now()
    if (data.type === 'hello') sendHeartbeat()
    else if (data.type === 'lead') stepDown(data.by, data.v)
    else if (data.type === 'bye') elect()
    else onEvent(data)
  })
  elect()
  setInterval(() => {
    if (close) sendHeartbeat()
    else if (Date.now() - heardAt > LEADER_TIMEOUT) elect()
  }, HEARTBEAT_INTERVAL)
  addEventListener('pagehide', () => close && post({ type: 'bye' }))
}

/** The event’s current version; 0 if the request fails. */
const askVersion = (id: string): Promise<number> =>
  fetch(`/api/tournament/${id}/snapshot`, { credentials: 'omit', cache: 'no-cache' })
    .then((answer) => answer.json())
    .then(
      ({ version }: { version?: number }) => version ?? 0,
      () => 0,
    )

/** Undefined in a sandboxed frame, which has no origin. */
function openChannel(name: string): BroadcastChannel | undefined {
  return origin === 'null' || !('BroadcastChannel' in window) ? undefined : new BroadcastChannel(name)
}
