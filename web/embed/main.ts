import type { LiveEvent } from '#core/contract/live.ts'
import type { Asked } from '#core/embed/asked.ts'
import { embedHtml, viewOf } from '#core/embed/embed.ts'
import { rewritten } from '#core/embed/words.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { followBoard, type Followed } from './board.ts'
import { tellHeight } from './height.ts'
import { keep } from './keep.ts'
import { morph } from './morph.ts'
import { follow } from './share.ts'

/** What the edge wrote into the document beside what is seen. */
type Given = { id: string; version: number } & (
  | { followed: Followed }
  // The snapshot comes along while something of it is being played.
  | { asked: Asked; snapshot?: Snapshot }
)

const root = document.querySelector('main')!
tellHeight(root)
inOwnZone()
const given = document.getElementById('given')
if (given) start(JSON.parse(given.textContent) as Given)

/** The edge does not know where it is read. */
function inOwnZone(): void {
  for (const time of root.querySelectorAll('time')) {
    const { text, title } = rewritten(Date.parse(time.dateTime), time.dataset['as']!)
    time.textContent = text
    time.title = title
  }
}

function start(known: Given): void {
  if ('followed' in known) return followBoard(known.id, known.version, known.followed, show)
  const kept = keep(known, (snapshot) => {
    const view = viewOf(snapshot, known.asked, Date.now())
    if (view) show(embedHtml(snapshot, view).html)
  })
  follow(known.id, kept.version, (event: LiveEvent) => kept.hear(event))
  // A match begins with the clock, and nobody says so.
  setInterval(() => begins() && kept.load(), 5000)
}

/** Whether a moment that stands here as one to come has passed. */
const begins = (): boolean =>
  Array.from(root.querySelectorAll('time')).some(({ dateTime }) => Date.parse(dateTime) <= Date.now())

function show(html: string): void {
  const next = root.cloneNode(false) as HTMLElement
  next.innerHTML = html
  morph(root, next)
}
