import type { LiveEvent } from '#core/match/live.ts'
import { fetchDocument } from './fetch-document.ts'
import { morph } from './morph.ts'
import { reportHeight } from './report-height.ts'
import { joinSharedSocket } from './shared-socket.ts'

/** State that the edge wrote into the document: the rooms that report its changes. */
interface LightState {
  rooms?: { id: string; version: number }[]
}

interface LightFrame<State> {
  /** The visible part of the document, and the state that came with it. */
  root: HTMLElement
  state: State
  /** Fetches the document again after a random delay up to `delay` milliseconds. */
  refreshSoon: (delay?: number) => void
}

/** Thousands of frames hear of a change at once; this spreads their requests. */
const JITTER = 3000
/** The edge cache may be two seconds behind. */
const MAX_ATTEMPTS = 4

/** Keeps this document current. `prepare` edits the fetched `main` before it replaces the visible one. */
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
  /** A hidden frame refreshes when it becomes visible. */
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
