/** Of which event, as it was at which version, odds are worked out. */
export interface OddsSource {
  id: string
  version: number
  /** Its pool, from 1. */
  iteration: number
  /** With the Swiss engine, which is loaded when a reader asks for it. */
  isAsked: boolean
}

export type OddsRequest = OddsSource | { isPaused: boolean }

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
    if (!source || (source.isAsked && !wasAsked)) return
    try {
      worker = source.isAsked
        ? new Worker(new URL('./odds-worker-swiss.ts', import.meta.url), { type: 'module' })
        : new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' })
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
