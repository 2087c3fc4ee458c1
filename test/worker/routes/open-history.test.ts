import { expect, test } from 'vitest'
import { checkLinks, UNCHECKED } from '#core/changes/chain.ts'
import { LANGUAGE_HEADER } from '#core/contract/api-headers.ts'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aMade, result, START } from '#test/support/made-tournament.ts'
import { ask, bindings, fetchJson } from '#test/support/worker.ts'
import { digest } from '#worker/secrets/token.ts'

type Changes = AnswerOf<'get', '/tournament/:id/getChanges'>
type Chain = AnswerOf<'get', '/tournament/:id/getChain'>

const changesOf = (id: string, query = '') => fetchJson<Changes>(`/api/tournament/${id}/getChanges${query}`)
const chainOf = (id: string, query = '') => fetchJson<Chain>(`/api/tournament/${id}/getChain${query}`)
const checked = async (id: string, query = '') => checkLinks(id, UNCHECKED, (await chainOf(id, query)).links, digest)

test('all viewers read what was changed, by whom, from what to what and why; the desk’s preparations stay hidden', async () => {
  const made = await aMade('openhistory')
  await made.does(...START, result(1, '10'), { type: 'checkIn', round: 2, nos: [1], isPresent: true })
  const slip = { reason: 'Slip misread' }
  expect((await made.change(result(1, '=='), slip)).status).toBe(200)
  const { changes } = await changesOf(made.id)
  expect(changes.map(({ words, was, is }) => [words, was, is].filter(Boolean).join(' '))).toEqual([
    'Round 1, board 1: Ann – Di 1–0 ½–½',
    'Round 1, board 1: Ann – Di no result 1–0',
    'Round 1 published: 2 boards',
    'Round 1 drawn by the Berger tables',
    expect.stringMatching(/^Tournament opened/),
  ])
  expect(changes[0]).toMatchObject({ who: 'openhistory-boss', reason: 'Slip misread', source: 'director', round: 1 })
  expect((await changesOf(made.id, `?before=${changes[2]!.version}`)).changes).toEqual(changes.slice(3))
})

test('anyone can verify the hash chain, also over changes that only the desk can read, and detects alterations', async () => {
  const made = await aMade('openchain')
  await made.does(...START, result(1, '10'), { type: 'checkIn', round: 2, nos: [1], isPresent: true })
  const { links } = await chainOf(made.id)
  const text = JSON.stringify(links)
  // A digest may contain the letters of a name by chance.
  expect(text).not.toMatch(/openchain-boss|\bAnn\b|setCheckIns/)
  const [head] = await made.history()
  expect(await checked(made.id)).toEqual({ head: head!.hash, checked: links.length, sealed: 2 })
  expect((await chainOf(made.id, `?since=${links[1]!.version}`)).links).toEqual(links.slice(2))
  const altered = links.map((link) =>
    link.said?.act.includes('setResult') ? { ...link, said: { ...link.said, reason: 'None' } } : link,
  )
  const at = links.find(({ said }) => said?.act.includes('setResult'))!.version
  expect((await checkLinks(made.id, UNCHECKED, altered, digest)).broken).toBe(at)
  const left = links.filter(({ version }) => version !== at)
  expect((await checkLinks(made.id, UNCHECKED, left, digest)).broken).toBe(head!.version)
  await bindings.DB.prepare('update changes set digest = ?, act = ? where tournament_id = ? and version = ?')
    .bind('x', '[]', made.id, at)
    .run()
  // The edge caches answers by version, so the query differs.
  expect((await checked(made.id, '?since=0')).broken).toBe(at)
})

test('a tournament is shown as it was at a version, but not as it was before it turned public', async () => {
  const made = await aMade('openmoment')
  await made.does(...START)
  const published = await made.snapshot()
  await made.does(result(1, '10'))
  const entered = await made.snapshot()
  const slip = { reason: 'Slip misread' }
  await made.change(result(1, '01'), slip)
  await made.does({ type: 'editEntry', no: 1, change: { firstName: 'Anna' } })
  const at = (version: number) => fetchJson<Snapshot>(`/api/tournament/${made.id}/getMoment?at=${version}`)
  const { players } = await made.snapshot()
  expect(await at(entered.version)).toEqual({ ...entered, players, updatedAt: expect.any(Number) })
  expect(await at(published.version)).toEqual({ ...published, players, updatedAt: expect.any(Number) })
  for (const version of [1, 999]) {
    expect((await ask(`/api/tournament/${made.id}/getMoment?at=${version}`)).status).toBe(404)
  }
  expect((await ask(`/api/tournament/${made.id}/getMoment?at=x`)).status).toBe(400)
  const page = await ask(`/t/${made.id}/standings/1?at=${entered.version}`)
  expect(page.text).toContain('What was changed since is left out.')
})

test('changes are told in the language of the page, and of the API in English unless another is asked for', async () => {
  const made = await aMade('openwords')
  await made.does(...START)
  const wordsOf = async (query: string) => (await changesOf(made.id, query)).changes.map(({ words }) => words)
  const english = await wordsOf('')
  expect(english[0]).toBe('Round 1 published: 2 boards')
  for (const words of await wordsOf('?lang=en-XA')) expect(words).toMatch(/^\[/)
  expect(await wordsOf('')).toEqual(english)
  expect(await wordsOf('?lang=tlh')).toEqual(english)
  // A page’s header may not change an answer that all readers share.
  const asked = { headers: { [LANGUAGE_HEADER]: 'en-XA' } }
  expect((await fetchJson<Changes>(`/api/tournament/${made.id}/getChanges`, asked)).changes[0]!.words).toBe(english[0])
  const { text } = await ask(`/en-XA/t/${made.id}/history`)
  expect(text).toMatch(/"words":"\[/)
})
