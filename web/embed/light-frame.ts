import type { LiveEvent } from '#core/match/live.ts'
import { fetchDocument } from './fetch-document.ts'
import { morph } from './morph.ts'
import { reportHeight } from './report-height.ts'
import { joinSharedSocket } from './shared-socket.ts'

/** What the edge wrote into the document beside what is seen: whose rooms tell of changes. */
interface LightState {
  rooms?: { id: string; version: number }[]
}

/** A frame that asks the edge for its document again when a room reports a change. */
interface LightFrame<State> {
  /** What is seen, and what the first document says beside it. */
  root: HTMLElement
  state: State
  /** Asks anew; at once where no delay is asked for. */
  refreshSoon: (delay?: number) => void
}

/** Thousands hear of a change at once: each asks again after a while of their own. */
const JITTER = 3000
/** The edge may answer with what was true two seconds ago. */
const MAX_ATTEMPTS = 4

/** Keeps the frame of this document as it is at the edge; `prepare` has what comes before it is seen. */
export function lightFrame<State = unknown>(
  prepare: (main: HTMLElement, state: State, root: HTMLElement) => void,
  adopted?: (state: State) => void,
): LightFrame<State> {
  const root = document.querySelector('main')!
  const first = readState(document)
  let { rooms = [] } = first
  const latest = new Map(rooms.map(({ id, version }) => [id, version]))
  let timer: ReturnType<typeof setTimeout> | undefined

  function readState(from: Document): LightState & State {
    return JSON.parse(from.getElementById('embed-state')?.textContent ?? '{}') as LightState & State
  }
  const isBehind = (): boolean => rooms.some(({ id, version }) => version < (latest.get(id) ?? 0))
  /** Who isn’t seen asks when they are. */
  function refreshSoon(delay = JITTER, attempts = MAX_ATTEMPTS): void {
    if (document.hidden) return
    timer ??= setTimeout(async () => {
      const next = await fetchDocument()
      timer = undefined
      if (next) adopt(next)
      if (isBehind() && attempts > 1) refreshSoon(JITTER, attempts - 1)
    }, delay * Math.random())
  }
  function adopt(next: Document): void {
    const main = next.querySelector('main')!
    const state = readState(next)
    rooms = state.rooms ?? []
    prepare(main, state, root)
    morph(root, document.adoptNode(main))
    adopted?.(state)
  }

  reportHeight(root)
  for (const { id } of rooms)
    joinSharedSocket(
      id,
      () => latest.get(id)!,
      (event: LiveEvent) => {
        if (event.type === 'online' || event.type === 'desk' || !('v' in event) || event.v <= latest.get(id)!) return
        latest.set(id, event.v)
        refreshSoon()
      },
    )
  document.addEventListener('visibilitychange', () => isBehind() && refreshSoon(0))
  return { root, state: first, refreshSoon }
}
