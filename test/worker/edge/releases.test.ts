import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { LEFT, SHARED, VERSION } from '#core/contract/edge-headers.ts'
import { answerAtEdge } from '#edge/answer.ts'
import { IDENTITY_HEADERS } from '#party/sockets.ts'

/** For minutes after a deployment the edge, the site’s Worker and objects may be of two releases. */
async function asked(path: string, headers: Record<string, string>) {
  // A host of its own: other tests purge their host's cache, at times in the future, and share a workerd with this one.
  const url = `http://releases.example${path}`
  let calls = 0
  const fetch = async () => new Response(`answer ${(calls += 1)}`, { headers })
  const answers: Response[] = []
  for (let time = 0; time < 2; time++) {
    const context = createExecutionContext()
    answers.push(await answerAtEdge(new Request(url), { CACHE: 'embedded', ORIGIN: { fetch } }, context))
    await waitOnExecutionContext(context)
  }
  return { calls, texts: await Promise.all(answers.map((one) => one.text())), headers: answers[0]!.headers }
}

test('a site’s Worker that doesn’t say what may be kept is asked each time', async () => {
  expect(await asked('/release-before', {})).toMatchObject({ calls: 2, texts: ['answer 1', 'answer 2'] })
})

test('what a newer site’s Worker tells the edge reaches no reader', async () => {
  const { calls, texts, headers } = await asked('/release-after', { [SHARED]: '1', 'x-edge-next': 'x', etag: '"1"' })
  expect([calls, texts]).toEqual([1, ['answer 1', 'answer 1']])
  expect([...headers.keys()].filter((name) => name.startsWith('x-edge'))).toEqual([])
})

test('headers between Workers and objects keep their names, as the other side may be of the release before', () => {
  expect({ SHARED, VERSION, LEFT, ...IDENTITY_HEADERS }).toEqual({
    SHARED: 'x-edge-shared',
    VERSION: 'x-edge-version',
    LEFT: 'x-edge-left',
    user: 'x-kibitz-user',
    session: 'x-kibitz-session',
    address: 'x-kibitz-address',
  })
})
