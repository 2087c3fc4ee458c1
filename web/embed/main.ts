import type { LiveEvent, BoardRef } from '#core/match/live.ts'
import type { EmbedTarget } from '#core/embed/target.ts'
import { embedHtml, ownerOf, viewOf } from '#core/embed/embed.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { followBoard } from './follow-board.ts'
import { hasMatchStarted, localizeTimes } from './local-times.ts'
import { reportHeight } from './report-height.ts'
import { trackSnapshot } from './track-snapshot.ts'
import { morph } from './morph.ts'
import { joinSharedSocket } from './shared-socket.ts'

/** State that the edge wrote into the document. */
type EmbedState = { id: string; version: number } & (
  | { followed: BoardRef }
  // The snapshot is included while a round is live.
  | { target: EmbedTarget; snapshot?: Snapshot }
)

const root = document.querySelector('main')!
reportHeight(root)
localizeTimes(root)
const stateElement = document.getElementById('embed-state')
if (stateElement) track(JSON.parse(stateElement.textContent) as EmbedState)

function track(state: EmbedState): void {
  if ('followed' in state) return followBoard(state.id, state.version, state.followed, show)
  const tracked = trackSnapshot(state, (snapshot) => {
    const view = viewOf(snapshot, state.target, Date.now())
    if (view) show(embedHtml(ownerOf(snapshot), view).html)
  })
  joinSharedSocket(state.id, tracked.version, (event: LiveEvent) => tracked.onEvent(event))
  // A match starts by the clock, without an event.
  setInterval(() => hasMatchStarted(root) && tracked.load(), 5000)
}

function show(html: string): void {
  const next = root.cloneNode(false) as HTMLElement
  next.innerHTML = html
  morph(root, next)
}
