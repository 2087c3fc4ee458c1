import { afterEach, describe, expect, test, vi } from 'vitest'
import { aServiceWorker, type DeviceCaches } from '../../support/service-worker.ts'

const OFFLINE = () => Promise.reject(new TypeError('Failed to fetch'))
const says =
  (words: string, init: ResponseInit = {}) =>
  async () =>
    new Response(words, init)
/** A network that never answers. */
const HANGING = () => new Promise<never>(() => {})

afterEach(() => {
  vi.useRealTimers()
})

describe('the desk', () => {
  const ADDRESS = '/api/tournament/pond/snapshot'
  const KEPT = 'kept'
  const textOf = async (
    network: () => Promise<Response>,
    kept: DeviceCaches = { 'desk-answers': { [ADDRESS]: KEPT } },
  ) => (await aServiceWorker('/manage/', kept, network)(ADDRESS))!.text()

  test('what is kept on the device is shown without a network, and while the server fails', async () => {
    expect(await textOf(OFFLINE)).toBe(KEPT)
    for (const status of [500, 502, 503]) expect(await textOf(says('Down', { status }))).toBe(KEPT)
  })

  test('answers and refusals of the server replace what is kept', async () => {
    for (const status of [200, 401, 404, 410]) expect(await textOf(says('New', { status }))).toBe('New')
  })

  test('an event that can’t be read says so, although an older answer is kept', async () => {
    const unreadable = { status: 503, headers: { 'x-error-code': 'unreadable' } }
    expect(await textOf(says('Unreadable', unreadable))).toBe('Unreadable')
  })

  test('where nothing is kept, the fault of the server is shown', async () => {
    expect(await textOf(says('Down', { status: 503 }), {})).toBe('Down')
  })

  test('its page is waited for five seconds', async () => {
    vi.useFakeTimers()
    const page = aServiceWorker(
      '/manage/',
      { 'desk-code': { '/desk.html': 'Desk' } },
      HANGING,
    )('/manage/pond', 'navigate')
    const isThere = vi.fn<() => void>()
    void page.then(isThere)
    await vi.advanceTimersByTimeAsync(4900)
    expect(isThere).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(await (await page)!.text()).toBe('Desk')
  })
})

describe('readers who keep events', () => {
  const SHELL = '<script type="module" crossorigin src="/assets/index-new.js"></script>'
  const POND = JSON.stringify({ id: 'pond', settings: { vanityURL: 'spring' } })
  const aDevice = (): DeviceCaches => ({
    'desk-answers': { '/api/profile': 'Ann', '/api/tournament/secret/snapshot': 'Draft' },
    'event-code': { '/shell.html': SHELL, '/flags.svg': 'All flags' },
    'event-facts /assets/index-old.js': { '/api/tournament/lake/snapshot': 'Older format' },
    'event-facts /assets/index-new.js': {
      '/api/tournament/pond/snapshot': POND,
      '/api/tournament/spring/snapshot': POND,
      '/api/tournament/pond/getChanges': '[]',
      '/api/result/pond-1-1?games=true': '{}',
      '/api/tournament/ponds/snapshot': '{"id":"ponds"}',
      '/rules/pond.pdf': 'Rules',
    },
  })
  const facts = (kept: DeviceCaches) => Object.keys(kept['event-facts /assets/index-new.js']!)
  const ask = async (path: string, network: () => Promise<Response>, { mode = 'cors', kept = aDevice() } = {}) =>
    aServiceWorker('/', kept, network)(path, mode)
  const textOf = async (...given: Parameters<typeof ask>) => (await ask(...given))!.text()

  test('pages of kept events open without a network, under both names', async () => {
    for (const path of ['/t/pond/standings', '/t/spring/pairings/1', '/g/pond-1-1', '/g/pond-1-1/2'])
      expect(await textOf(path, OFFLINE, { mode: 'navigate' })).toBe(SHELL)
    expect(await textOf('/api/tournament/spring/snapshot', OFFLINE)).toBe(POND)
    expect(await textOf('/api/result/pond-1-1?games=true', OFFLINE)).toBe('{}')
    expect(await textOf('/flags/few.svg', OFFLINE)).toBe('All flags')
    expect(await textOf('/rules/pond.pdf', OFFLINE, { mode: 'navigate' })).toBe('Rules')
  })

  test('a page of a kept event is waited for three seconds, other pages until there is an answer', async () => {
    vi.useFakeTimers()
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('New')), 20_000))
    const pages = ['/t/pond/standings', '/t/other/standings', '/teams'].map((path) => {
      const isThere = vi.fn<(text: string) => void>()
      // What belongs to the request takes as long as the network.
      void textOf(path, slow, { mode: 'navigate' }).then(isThere)
      return isThere
    })
    await vi.advanceTimersByTimeAsync(21_000)
    expect(pages.map(({ mock }) => mock.calls[0]?.[0])).toEqual([SHELL, 'New', 'New'])
  })

  test('without a network the start page is the list of kept events', async () => {
    const start = await ask('/', OFFLINE, { mode: 'navigate' })
    expect([start!.status, new URL(start!.headers.get('location')!, location.origin).pathname]).toEqual([
      302,
      '/following',
    ])
    expect(await textOf('/following', OFFLINE, { mode: 'navigate' })).toBe(SHELL)
  })

  test('pages that are kept in German are shown at their addresses, and the start page leads to the German list', async () => {
    const german = `<html lang="de">${SHELL}`
    const kept = aDevice()
    kept['event-code']!['/shell.html'] = german
    for (const path of ['/de/t/pond/standings', '/de/g/pond-1-1', '/de/following', '/t/pond/standings', '/fr/teams'])
      expect(await textOf(path, OFFLINE, { mode: 'navigate', kept })).toBe(german)
    for (const path of ['/de', '/de/']) {
      const start = await ask(path, OFFLINE, { mode: 'navigate', kept })
      expect(new URL(start!.headers.get('location')!, location.origin).pathname).toBe('/de/following')
    }
    expect(await textOf('/api/tournament/pond/snapshot', OFFLINE, { kept })).toBe(POND)
  })

  test('what desks keep, and facts of another build, are never shown', async () => {
    for (const path of ['/api/profile', '/api/tournament/secret/snapshot', '/api/tournament/lake/snapshot'])
      await expect(ask(path, OFFLINE)).rejects.toThrow('Failed to fetch')
  })

  test('the network’s answers come first', async () => {
    expect(await textOf('/t/pond/standings', says('New'), { mode: 'navigate' })).toBe('New')
    expect(await textOf('/api/tournament/pond/snapshot', says('New'))).toBe('New')
  })

  test('addresses of programs, frames of other sites and downloads get no page of the site', async () => {
    for (const path of ['/api/tournament/pond/pgn', '/og/pond.png', '/t/pond/standings?embed=standings'])
      await expect(ask(path, OFFLINE, { mode: 'navigate' })).rejects.toThrow('Failed to fetch')
  })

  test.each([
    ['missing', { status: 404 }],
    ['private', { status: 200, headers: { 'cache-control': 'private, no-store' } }],
  ])('an event that is %s is deleted with all that belongs to it, and no other', async (_, init) => {
    const kept = aDevice()
    await ask('/api/tournament/spring/snapshot', says('', init), { kept })
    expect(facts(kept)).toEqual(['/api/tournament/ponds/snapshot', '/rules/pond.pdf'])
  })

  test('a missing page deletes the event only if the event itself is gone', async () => {
    const kept = aDevice()
    const answers = (snapshot: ResponseInit) => async (path: string) =>
      path.startsWith('/api/') ? new Response('', snapshot) : new Response('', { status: 404 })
    await aServiceWorker('/', kept, answers({ status: 200 }))('/t/pond/nonsense', 'navigate')
    expect(facts(kept)).toContain('/api/tournament/pond/snapshot')
    await aServiceWorker('/', kept, answers({ status: 404 }))('/t/pond/standings', 'navigate')
    expect(facts(kept)).not.toContain('/api/tournament/pond/snapshot')
  })

  test('a server that fails deletes nothing', async () => {
    const kept = aDevice()
    expect(await textOf('/api/tournament/pond/snapshot', says('Down', { status: 503 }), { kept })).toBe(POND)
    expect(facts(kept)).toHaveLength(6)
  })
})
