import { NO_SPOILER_CHOICE } from '#core/snapshot/spoiler-choice.ts'
import { open } from '#worker/data/db.ts'
import type { Caller, SignedInCaller } from '#worker/use-cases/caller.ts'
import { bindings } from './worker.ts'

/** An anonymous caller of a use case, without a request. `settled` waits for the work that goes on after the answer. */
export function aVisitor(given: Partial<Caller> = {}) {
  const later: Promise<unknown>[] = []
  const caller: Caller = {
    env: bindings,
    db: open(bindings.DB),
    requestId: 'test',
    viewer: async () => undefined,
    spoilers: NO_SPOILER_CHOICE,
    noteStale: () => {},
    noteLeft: () => {},
    waitUntil: (work) => void later.push(work),
    ...given,
  }
  return { caller, settled: () => Promise.all(later) }
}

export function aSignedIn(id: string, given: Partial<Caller> = {}) {
  const user = { id, username: id, name: null, level: 0, theme: null, language: null, sessionID: 'session', seenAt: 0 }
  const { caller, settled } = aVisitor({ viewer: async () => user, ...given })
  return { caller: { ...caller, user } satisfies SignedInCaller, settled }
}
