import * as say from '#words/coreEmbed.js'
import { escapeHtml } from '#core/text/html.ts'
import type { EnginesToCome } from '#core/forecast/round-to-come.ts'

/** The event and version of which odds are computed. */
export interface OddsSource {
  id: string
  version: number
  /** The pool, from 1. */
  iteration: number
  /** Decides which worker is loaded. One with the Swiss engine starts only when the viewer asks for it. */
  engines: EnginesToCome
}

export type OddsRequest = OddsSource | { isPaused: boolean }

/** One worker per set of engines, to keep each bundle small. */
const WORKERS: Record<EnginesToCome, () => Worker> = {
  tables: () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' }),
  players: () => new Worker(new URL('./odds-worker-players.ts', import.meta.url), { type: 'module' }),
  playersAndKnockout: () => new Worker(new URL('./odds-worker-knockout.ts', import.meta.url), { type: 'module' }),
  playersAndRoundRobin: () => new Worker(new URL('./odds-worker-round-robin.ts', import.meta.url), { type: 'module' }),
  playersAndTables: () => new Worker(new URL('./odds-worker-mixed.ts', import.meta.url), { type: 'module' }),
  teams: () => new Worker(new URL('./odds-worker-teams.ts', import.meta.url), { type: 'module' }),
  teamsAndTables: () => new Worker(new URL('./odds-worker-teams-mixed.ts', import.meta.url), { type: 'module' }),
}

/**
 * Computes odds in a worker, paused while the frame is not visible. The returned function takes a new source after each
 * change.
 */
export function playOdds(root: Element, show: (html: string) => void): (source: OddsSource | undefined) => void {
  let worker: Worker | undefined
  let source: OddsSource | undefined
  let [isSeen, wasAsked] = [true, false]
  const post = (request: OddsRequest): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker?.postMessage(request)
  }
  const pause = (): void => post({ isPaused: document.hidden || !isSeen })
  const fail = (): void => show(`<p class="empty">${escapeHtml(say.oddsFailed())}</p>`)
  const start = (): void => {
    if (!source || (source.engines !== 'tables' && !wasAsked)) return
    try {
      worker = WORKERS[source.engines]()
    } catch {
      // A sandboxed frame may not load workers.
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
    button.parentElement!.textContent = say.workingOutOdds()
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
