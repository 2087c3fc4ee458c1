import { otherDraw } from '#core/changes/other-draw.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** Draws a round from two sets of results and compares them, off the main thread. */
addEventListener('message', ({ data }: MessageEvent<{ before: Snapshot; after: Snapshot; round: number }>) =>
  postMessage(otherDraw(data.before, data.after, data.round)),
)
