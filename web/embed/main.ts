import type { LiveEvent } from '#core/contract/live.ts'
import type { Asked } from '#core/embed/asked.ts'
import { embedHtml, viewOf } from '#core/embed/embed.ts'
import { rewritten } from '#core/embed/words.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { tellHeight } from './height.ts'
import { keep } from './keep.ts'
import { morph } from './morph.ts'
import { follow } from './share.ts'

/** What the edge wrote into the document beside what is seen. */
interface Given {
  id: string
  version: number
  asked: Asked
  /** While something of it is being played. */
  snapshot?: Snapshot
}

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

function start({ asked, ...known }: Given): void {
  const isBoard = asked.element === 'board'
  const kept = keep(known, isBoard ? anew : draw)
  follow(known.id, kept.version, (event: LiveEvent) => kept.hear(event))
  // A match begins with the clock, and nobody says so.
  if (!isBoard) setInterval(() => begins() && kept.load(), 5000)

  function draw(snapshot: Snapshot): void {
    const view = viewOf(snapshot, asked, Date.now())
    if (view) show(embedHtml(snapshot, view).html)
  }
}

/** Whether a moment that stands here as one to come has passed. */
const begins = (): boolean =>
  Array.from(root.querySelectorAll('time')).some(({ dateTime }) => Date.parse(dateTime) <= Date.now())

/** Moves are in no snapshot: the document is asked for again. */
async function anew(): Promise<void> {
  const answer = await fetch(location.href, { credentials: 'omit', cache: 'no-cache' })
  if (!answer.ok) return
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main')
  if (next) show(next.innerHTML)
}

function show(html: string): void {
  const next = root.cloneNode(false) as HTMLElement
  next.innerHTML = html
  morph(root, next)
}
