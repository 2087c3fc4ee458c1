import type { LiveEvent } from '#core/match/live.ts'
import { applyEvent } from '#core/snapshot/apply-event.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** Jitter: thousands get the event at once, so refetches are spread over this long. */
const JITTER = 3000
/** The edge cache may be two seconds behind. */
const MAX_ATTEMPTS = 4
/** Events that arrive together are rendered together. */
const RENDER_DELAY = 50

/**
 * Keeps a tournament current by its room's events; the snapshot is fetched at the first event, or when one was missed.
 */
export function trackSnapshot(
  { id, ...known }: { id: string; version: number; snapshot?: Snapshot },
  render: (snapshot: Snapshot) => void,
) {
  let { version, snapshot } = known
  let latestVersion = version
  let fetching: ReturnType<typeof setTimeout> | undefined
  let drawing: ReturnType<typeof setTimeout> | undefined

  const adopt = (next: Snapshot) => {
    snapshot = next
    version = next.version
    drawing ??= setTimeout(() => {
      drawing = undefined
      render(snapshot!)
    }, RENDER_DELAY)
  }
  const load = (delay = 0, tries = MAX_ATTEMPTS): void => {
    fetching ??= setTimeout(async () => {
      const next = await fetchSnapshot(id)
      fetching = undefined
      if (next && next.version >= version) adopt(next)
      if (version < latestVersion && tries > 1) load(JITTER, tries - 1)
    }, delay * Math.random())
  }
  return {
    version: () => version,
    load: () => load(),
    onEvent(event: LiveEvent) {
      if (event.type === 'online' || !('v' in event)) return
      const next = snapshot ? applyEvent(snapshot, event) : event.v > version ? 'gap' : undefined
      if (next === 'gap') {
        latestVersion = Math.max(latestVersion, event.v)
        load(JITTER)
      } else if (next && next !== snapshot) adopt(next)
    },
  }
}

async function fetchSnapshot(id: string): Promise<Snapshot | undefined> {
  try {
    const answer = await fetch(`/api/tournament/${id}/snapshot`, { credentials: 'omit', cache: 'no-cache' })
    return answer.ok ? ((await answer.json()) as Snapshot) : undefined
  } catch {
    return undefined
  }
}
