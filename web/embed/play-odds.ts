import type { EnginesToCome } from '#core/forecast/round-to-come.ts'

/** Of which event, as it was at which version, odds are worked out. */
export interface OddsSource {
  id: string
  version: number
  /** Its pool, from 1. */
  iteration: number
  /** What they are worked out with; the Swiss engine is loaded when a reader asks for it. */
  engines: EnginesToCome
}

export type OddsRequest = OddsSource | { isPaused: boolean }

/** Each has what it needs and no more. */
const WORKERS: Record<EnginesToCome, () => Worker> = {
  tables: () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' }),
  players: () => new Worker(new URL('./odds-worker-players.ts', import.meta.url), { type: 'module' }),
  playersAndKnockout: () => new Worker(new URL('./odds-worker-knockout.ts', import.meta.url), { type: 'module' }),
  playersAndRoundRobin: () => new Worker(new URL('./odds-worker-round-robin.ts', import.meta.url), { type: 'module' }),
  playersAndTables: () => new Worker(new URL('./odds-worker-mixed.ts', import.meta.url), { type: 'module' }),
  teams: () => new Worker(new URL('./odds-worker-teams.ts', import.meta.url), { type: 'module' }),
}

/** Works odds out in a worker, which rests while nobody sees the frame; takes what to work them out of, again after each change. */
export function playOdds(root: Element, show: (html: string) => void): (source: OddsSource | undefined) => void {
  let worker: Worker | undefined
  let source: OddsSource | undefined
  let [isSeen, wasAsked] = [true, false]
  const post = (request: OddsRequest): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker?.postMessage(request)
  }
  const pause = (): void => post({ isPaused: document.hidden || !isSeen })
  const fail = (): void => show('<p class="empty">Odds couldn’t be worked out here.</p>')
  const start = (): void => {
    if (!source || (source.engines !== 'tables' && !wasAsked)) return
    try {
      worker = WORKERS[source.engines]()
    } catch {
      // A sandbox that keeps frames apart has no workers of ours.
      return fail()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => show(data))
    worker.addEventListener('error', fail)
    post(source)
    pause()
  }
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-ask]')
    if (!button) return
    wasAsked = true
    button.parentElement!.textContent = 'Working out odds…'
    start()
  })
  new IntersectionObserver(([entry]) => {
    isSeen = entry!.isIntersecting
    pause()
  }).observe(root)
  document.addEventListener('visibilitychange', pause)
  return (next) => {
    if (next?.version === source?.version) return
    source = next
    worker?.terminate()
    worker = undefined
    start()
  }
}
