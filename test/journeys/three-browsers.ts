import { expect, type Page } from '@playwright/test'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ask, askFor } from './made-event.ts'
import { test as base } from './no-animations.ts'
import { registerOrganiser } from './register-organiser.ts'
import { aNetwork } from './account.ts'
import { register } from './signed-in.ts'

/** A round's results in the order of its boards, over and over: two letters each. */
type Outcomes = readonly string[]

/** An event with its organiser, a second arbiter and a visitor, each in a browser of their own. */
export interface Hall {
  /** The organiser’s page, the second arbiter’s, and one without an account. */
  desk: Page
  other: Page
  outside: Page
  /** Makes a tournament of which the second arbiter is a deputy; returns its id. */
  make(event: object): Promise<string>
  /** Makes the second arbiter a deputy of one that was made at the desk. */
  admitOther(id: string): Promise<void>
  /** Changes of the desk, one after the other, without pressing. */
  does(id: string, ...requests: object[]): Promise<void>
  /** Enters all boards of a round that have no result yet, as one change. */
  plays(id: string, round: number, outcomes: Outcomes): Promise<void>
  snapshot(id: string): Promise<Snapshot>
  /** The report as anybody downloads it. */
  report(id: string): Promise<string>
}

/** A test of a whole event, with three browsers. */
export const test = base.extend<{ hall: Hall }>({
  hall: async ({ browser, baseURL }, use) => {
    const site = baseURL!
    const contexts = await Promise.all(
      // Everybody is somewhere else: from one address only so much is asked for.
      [1, 2, 3].map(() => browser.newContext({ baseURL: site, extraHTTPHeaders: { 'cf-connecting-ip': aNetwork() } })),
    )
    const [own, theirs] = contexts as [(typeof contexts)[0] & {}, (typeof contexts)[0] & {}]
    const pages = await Promise.all(contexts.map((context) => context.newPage()))
    await registerOrganiser(own, site)
    const deputy = await register(theirs, site, 'arbiter')

    const admitOther = async (id: string) => {
      await askFor(own, site, `tournament/${id}/addDeputy`, { username: deputy })
    }
    const snapshot = async (id: string) => {
      const answer = await own.request.get(`/api/tournament/${id}/snapshot`)
      return (await answer.json()) as Snapshot
    }
    await use({
      desk: pages[0]!,
      other: pages[1]!,
      outside: pages[2]!,
      async make(event) {
        const { id } = await ask(own, site, 'create', event)
        await admitOther(id)
        return id
      },
      admitOther,
      async does(id, ...requests) {
        for (const request of requests) await ask(own, site, `${id}/change`, { request })
      },
      async plays(id, round, outcomes) {
        const { rounds } = await snapshot(id)
        const { black, outcomes: known, no } = rounds[round - 1]!
        const results = black.flatMap((other, at) =>
          other < 0 || known.slice(2 * at, 2 * at + 2) !== '  '
            ? []
            : [{ match: `${id}-${round}-${no?.[at] ?? at + 1}`, outcome: outcomes[at % outcomes.length] }],
        )
        const { refused } = await askFor<{ refused: unknown[] }>(own, site, `tournament/${id}/setResults`, { results })
        expect(refused).toEqual([])
      },
      snapshot,
      async report(id) {
        const answer = await contexts[2]!.request.get(`/api/tournament/${id}/tournament.trf`)
        expect(answer.status()).toBe(200)
        return answer.text()
      },
    })
  },
})
