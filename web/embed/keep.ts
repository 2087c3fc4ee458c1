import type { LiveEvent } from '#core/contract/live.ts'
import { apply } from '#core/snapshot/apply.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** Thousands hear of a new round at once: each asks after a little while of their own. */
const CROWD = 3000
/** The edge may answer with what was true two seconds ago. */
const TRIES = 4
/** What happens at once is drawn at once. */
const TOGETHER = 50

/** Keeps a tournament current by what its room tells; it is fetched when the first word of it comes, or when one was missed. */
export function keep(
  { id, ...known }: { id: string; version: number; snapshot?: Snapshot },
  draw: (snapshot: Snapshot) => void,
) {
  let { version, snapshot } = known
  let wanted = version
  let fetching: ReturnType<typeof setTimeout> | undefined
  let drawing: ReturnType<typeof setTimeout> | undefined

  const take = (next: Snapshot) => {
    snapshot = next
    version = next.version
    drawing ??= setTimeout(() => {
      drawing = undefined
      draw(snapshot!)
    }, TOGETHER)
  }
  const load = (delay = 0, tries = TRIES): void => {
    fetching ??= setTimeout(async () => {
      const next = await ask(id)
      fetching = undefined
      if (next && next.version >= version) take(next)
      if (version < wanted && tries > 1) load(CROWD, tries - 1)
    }, delay * Math.random())
  }
  return {
    version: () => version,
    load: () => load(),
    hear(event: LiveEvent) {
      if (event.type === 'online' || !('v' in event)) return
      const next = snapshot ? apply(snapshot, event) : event.v > version ? 'gap' : undefined
      if (next === 'gap') {
        wanted = Math.max(wanted, event.v)
        load(CROWD)
      } else if (next && next !== snapshot) take(next)
    },
  }
}

async function ask(id: string): Promise<Snapshot | undefined> {
  try {
    const answer = await fetch(`/api/tournament/${id}/snapshot`, { credentials: 'omit', cache: 'no-cache' })
    return answer.ok ? ((await answer.json()) as Snapshot) : undefined
  } catch {
    return undefined
  }
}
