import type { EdgeBindings } from '#edge/env.ts'
import edge from '#edge/index.ts'

export { PublicAnswers } from '#edge/index.ts'

/** Milliseconds before each call: longer than an answer takes that waits for no call. */
const DELAY = 300

/**
 * The deployed Worker of the edge, far from the site’s Worker, the only one that it calls. `x-bench-calls` is how many
 * calls an answer waited for; one that goes on behind the answer doesn’t count.
 */
export default {
  async fetch(request, env, context) {
    let calls = 0
    const ORIGIN = {
      fetch: async (asked: Request) => {
        await scheduler.wait(DELAY)
        const answer = await env.ORIGIN.fetch(asked)
        calls += 1
        return answer
      },
    }
    const answer = await edge.fetch(request, { ...env, ORIGIN } as EdgeBindings, context)
    if (answer.status === 101) return answer
    const counted = new Response(answer.body, answer)
    counted.headers.set('x-bench-calls', String(calls))
    return counted
  },
} satisfies ExportedHandler<EdgeBindings>
