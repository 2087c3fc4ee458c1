import type { LiveEvent } from '#core/match/live.ts'
import { fetchDocument } from './fetch-document.ts'
import { hasMatchStarted, localizeTimes } from './local-times.ts'
import { morph } from './morph.ts'
import { playOdds, type OddsSource } from './play-odds.ts'
import { reportHeight } from './report-height.ts'
import { joinSharedSocket } from './shared-socket.ts'

/** What the edge wrote into the document beside what is seen: whose rooms tell of changes, and what odds are made from. */
interface LightState {
  rooms?: { id: string; version: number }[]
  odds?: OddsSource
}

/** Thousands hear of a change at once: each asks again after a while of their own. */
const JITTER = 3000
/** The edge may answer with what was true two seconds ago. */
const MAX_ATTEMPTS = 4
const CLOCK_INTERVAL = 5000

const root = document.querySelector('main')!
let state = readState(document)
const latest = new Map(state.rooms?.map(({ id, version }) => [id, version]))
let timer: ReturnType<typeof setTimeout> | undefined
const odds = playOdds(root, (html) => {
  const next = root.cloneNode(true) as HTMLElement
  next.querySelector('.body')!.innerHTML = html
  morph(root, next)
})

reportHeight(root)
localizeTimes(root)
odds(state.odds)
for (const { id } of state.rooms ?? [])
  joinSharedSocket(
    id,
    () => latest.get(id)!,
    (event: LiveEvent) => {
      if (event.type === 'online' || event.type === 'desk' || !('v' in event) || event.v <= latest.get(id)!) return
      latest.set(id, event.v)
      refreshSoon()
    },
  )
// A match begins with the clock, and nobody says so.
setInterval(() => hasMatchStarted(root) && refreshSoon(0), CLOCK_INTERVAL)
document.addEventListener('visibilitychange', () => isBehind() && refreshSoon(0))

function readState(from: Document): LightState {
  return JSON.parse(from.getElementById('embed-state')?.textContent ?? '{}') as LightState
}

const isBehind = (): boolean => (state.rooms ?? []).some(({ id, version }) => version < (latest.get(id) ?? 0))

/** Who isn’t seen asks when they are. */
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
  state = readState(next)
  localizeTimes(main)
  // What was worked out stays until there is something newer.
  if (state.odds && root.querySelector('.bar'))
    main.querySelector('.body')!.replaceWith(root.querySelector('.body')!.cloneNode(true))
  morph(root, document.adoptNode(main))
  odds(state.odds)
}
