import type { BoardReason, PossibleOpponent } from '#core/draw/reasons/board-reason.ts'
import type { DrawVerdict } from '#core/draw/reasons/draw-answers.ts'
import type { PoolPair } from '#core/draw/draw-round.ts'
import type { DrawWatch } from '#core/draw/swiss/swiss-field.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

export type DrawRequest =
  | { ask: 'verdict'; snapshot: Snapshot; round: number }
  | { ask: 'reasons'; pairs: readonly PoolPair[] }
  | { ask: 'opponents'; pool: number; id: number }
  | { ask: 'proposal'; snapshot: Snapshot; round: number }

/** An answer of the worker, an error, or progress from 0 to 1, with the number of its request. */
export type DrawReply = { no: number; answer: unknown } | { no: number; fault: string } | { no: number; share: number }

/**
 * A draw made in this browser. The certificate identifies its inputs, for draws that are too large for the server to
 * repeat.
 */
export interface Proposal {
  draw: Draw | string
  certificate?: string | undefined
}

/** A worker that draws a round and explains its pairings. */
export interface DrawLine {
  verdict(snapshot: Snapshot, round: number, watch?: DrawWatch): Promise<DrawVerdict>
  reasons(pairs: readonly PoolPair[]): Promise<BoardReason[]>
  opponents(pool: number, id: number): Promise<PossibleOpponent[]>
  /** The draw of the next round, or why there is none. */
  proposal(snapshot: Snapshot, round: number, watch?: DrawWatch): Promise<Proposal>
  close(): void
}

export function openDrawLine(): DrawLine {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<
    number,
    { resolve: (answer: never) => void; reject: (fault: Error) => void; watch: DrawWatch | undefined }
  >()
  let last = 0
  const ask = <Answer>(request: DrawRequest, watch?: DrawWatch) =>
    new Promise<Answer>((resolve, reject) => {
      const no = ++last
      waiting.set(no, { resolve, reject, watch })
      // A worker, unlike a window, has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage({ no, request })
    })
  worker.addEventListener('message', ({ data }: MessageEvent<DrawReply>) => {
    const asked = waiting.get(data.no)
    if ('share' in data) {
      asked?.watch?.(data.share)
      return
    }
    waiting.delete(data.no)
    if ('fault' in data) asked?.reject(new Error(data.fault))
    else asked?.resolve(data.answer as never)
  })
  // The worker's code did not load, or it crashed: no pending request will be answered.
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the worker failed'))
    waiting.clear()
  })
  return {
    verdict: (snapshot, round, watch) => ask({ ask: 'verdict', snapshot, round }, watch),
    reasons: (pairs) => ask({ ask: 'reasons', pairs }),
    opponents: (pool, id) => ask({ ask: 'opponents', pool, id }),
    proposal: (snapshot, round, watch) => ask({ ask: 'proposal', snapshot, round }, watch),
    close: () => worker.terminate(),
  }
}
