import type { EdgeBindings } from '#edge/env.ts'
import edge from '#edge/index.ts'

export { PublicAnswers } from '#edge/index.ts'

/** Milliseconds to wait before each call to the site’s Worker: the only one that a Worker at the edge makes. */
const DELAY_HEADER = 'x-bench-delay'

/**
 * The deployed Worker of the edge, far from the site’s: the time to the first byte, divided by the delay, is the number of
 * calls made one after the other.
 */
export default {
  fetch(request, env, context) {
    const delay = Number(request.headers.get(DELAY_HEADER) ?? 0)
    const ORIGIN = {
      fetch: async (asked: Request) => {
        await scheduler.wait(delay)
        return env.ORIGIN.fetch(asked)
      },
    } as EdgeBindings['ORIGIN']
    return edge.fetch(request, { ...env, ORIGIN }, context)
  },
} satisfies ExportedHandler<EdgeBindings>
