import type { LiveEvent, BoardRef } from '#core/match/live.ts'
import type { EmbedTarget } from '#core/embed/target.ts'
import { embedHtml, viewOf } from '#core/embed/embed.ts'
import { localMoment } from '#core/embed/format.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { followBoard } from './follow-board.ts'
import { reportHeight } from './report-height.ts'
import { trackSnapshot } from './track-snapshot.ts'
import { morph } from './morph.ts'
import { joinSharedSocket } from './shared-socket.ts'

/** What the edge wrote into the document beside what is seen. */
type EmbedState = { id: string; version: number } & (
  | { followed: BoardRef }
  // The snapshot comes along while something of it is being played.
  | { target: EmbedTarget; snapshot?: Snapshot }
)

const root = document.querySelector('main')!
reportHeight(root)
localizeTimes()
const stateElement = document.getElementById('embed-state')
if (stateElement) track(JSON.parse(stateElement.textContent) as EmbedState)

/** The edge does not know where it is read. */
function localizeTimes(): void {
  for (const time of root.querySelectorAll('time')) {
    const { text, title } = localMoment(time.dateTime, time.dataset['as']!, Date.now())
    time.textContent = text
    time.title = title
  }
}

function track(state: EmbedState): void {
  if ('followed' in state) return followBoard(state.id, state.version, state.followed, show)
  const tracked = trackSnapshot(state, (snapshot) => {
    const view = viewOf(snapshot, state.target, Date.now())
    if (view) show(embedHtml(snapshot, view).html)
  })
  joinSharedSocket(state.id, tracked.version, (event: LiveEvent) => tracked.onEvent(event))
  // A match begins with the clock, and nobody says so.
  setInterval(() => hasMatchStarted() && tracked.load(), 5000)
}

/** Whether a moment that stands here as one to come has passed. */
const hasMatchStarted = (): boolean =>
  Array.from(root.querySelectorAll<HTMLTimeElement>('time[data-as="moment"]')).some(
    ({ dateTime }) => Date.parse(dateTime) <= Date.now(),
  )

function show(html: string): void {
  const next = root.cloneNode(false) as HTMLElement
  next.innerHTML = html
  morph(root, next)
}
