import { expect, type Page } from '@playwright/test'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ask, askFor } from './made-event.ts'
import { test as base } from './no-animations.ts'
import { registerOrganiser } from './register-organiser.ts'
import { aNetwork } from './account.ts'
import { register } from './signed-in.ts'

/** Outcome letters by board, two for each; repeated if there are more boards. */
type Outcomes = readonly string[]

/** An organiser, a second arbiter and a visitor, each in a separate browser. */
export interface Hall {
  /** Pages of the organiser, the second arbiter, and a visitor without an account. */
  desk: Page
  other: Page
  outside: Page
  /** Creates a tournament with the second arbiter as a deputy; returns its id. */
  make(event: object): Promise<string>
  /** Makes the second arbiter a deputy of a tournament that was created at the desk. */
  admitOther(id: string): Promise<void>
  /** Sends desk requests in order, without clicks. */
  does(id: string, ...requests: object[]): Promise<void>
  /** Enters results for all open boards of a round in one change. */
  plays(id: string, round: number, outcomes: Outcomes): Promise<void>
  snapshot(id: string): Promise<Snapshot>
  report(id: string): Promise<string>
}

export const test = base.extend<{ hall: Hall }>({
  hall: async ({ browser, baseURL }, use) => {
    const site = baseURL!
    const contexts = await Promise.all(
      // Separate networks, because requests are limited per network.
      [1, 2, 3].map(() => browser.newContext({ baseURL: site, extraHTTPHeaders: { 'cf-connecting-ip': aNetwork() } })),
    )
    const [own, theirs] = contexts as [(typeof contexts)[0] & {}, (typeof contexts)[0] & {}]
    const pages = await Promise.all(contexts.map((context) => context.newPage()))
    await registerOrganiser(own, site)
    const deputy = await register(theirs, site, 'arbiter')

    const admitOther = async (id: string) => {
      await askFor(own, site, `tournament/${id}/addDeputy`, { username: deputy })
      await askFor(theirs, site, 'profile/answerInvitation', { kind: 'deputy', id, accept: true })
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
