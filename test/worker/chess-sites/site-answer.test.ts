import { expect, test } from 'vitest'
import { readAnswer, MAX_BYTES } from '#worker/chess-sites/site-answer.ts'

const NOW = Date.UTC(2026, 2, 1)
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const answer = (status: number, headers: Record<string, string> = {}, body: BodyInit | null = null) =>
  readAnswer(new Response(body, { status, headers }), NOW)

test('JSON is read with its ETag', async () => {
  expect(await answer(200, { ...JSON_TYPE, etag: 'W/"abc"' }, '{"a":"é"}')).toEqual({
    kind: 'ok',
    body: '{"a":"é"}',
    etag: 'W/"abc"',
  })
  expect(await answer(200, JSON_TYPE, '[]')).toMatchObject({ etag: null })
  expect(await answer(200, { ...JSON_TYPE, etag: `"${'x'.repeat(300)}"` }, '[]')).toMatchObject({ etag: null })
})

test.each<[number, Record<string, string>, object]>([
  [304, {}, { kind: 'notModified' }],
  [404, JSON_TYPE, { kind: 'missing' }],
  [410, {}, { kind: 'missing' }],
  [301, { location: '/x' }, { kind: 'moved', to: '/x' }],
  [301, {}, { kind: 'failed', siteWide: false }],
  [302, { location: '/x' }, { kind: 'failed', siteWide: false }],
  [429, {}, { kind: 'failed', siteWide: true, retryAfter: 0 }],
  [429, { 'retry-after': '7' }, { kind: 'failed', siteWide: true, retryAfter: 7000 }],
  [403, {}, { kind: 'failed', siteWide: true }],
  [500, {}, { kind: 'failed', siteWide: false }],
  [503, { 'retry-after': 'Sun, 01 Mar 2026 00:00:30 GMT' }, { kind: 'failed', siteWide: true, retryAfter: 30_000 }],
  [418, {}, { kind: 'failed', siteWide: false }],
])('status %i with %j is read as %j', async (status, headers, heard) => {
  expect(await answer(status, headers, status === 304 ? null : '{}')).toMatchObject(heard)
})

test('HTML, an empty body and truncated JSON are failures', async () => {
  expect(await answer(200, { 'content-type': 'text/html' }, '<html>')).toMatchObject({ kind: 'failed', siteWide: true })
  expect(await answer(200, {}, '{}')).toMatchObject({ kind: 'failed', siteWide: false })
  expect(await answer(200, JSON_TYPE, '')).toMatchObject({ kind: 'failed', siteWide: false })
  expect(await answer(200, JSON_TYPE, '{"a":[1,')).toMatchObject({ kind: 'failed', siteWide: false })
})

test('no more than 2 MB are read', async () => {
  let sent = 0
  const piece = new TextEncoder().encode('a'.repeat(64 * 1024))
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += piece.length
      controller.enqueue(piece)
    },
  })
  expect(await answer(200, JSON_TYPE, endless)).toMatchObject({ kind: 'failed' })
  expect(sent).toBeLessThan(MAX_BYTES + 4 * piece.length)
  const most = JSON.stringify('a'.repeat(MAX_BYTES - 2))
  expect(await answer(200, JSON_TYPE, most)).toMatchObject({ kind: 'ok' })
})

test('characters that are split between chunks are decoded', async () => {
  const bytes = new TextEncoder().encode('"é"')
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await answer(200, JSON_TYPE, pieces)).toMatchObject({ kind: 'ok', body: '"é"' })
})
