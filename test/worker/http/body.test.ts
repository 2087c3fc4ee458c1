import { expect, test } from 'vitest'
import { ask } from '../../support/worker.ts'

const KILOBYTE = 1024
const CHUNK = 16 * KILOBYTE

/** Sends a body of this length with its content-length, as browsers do; `taken` is the number of bytes read. */
async function send(length: number) {
  let taken = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken >= length) return controller.close()
        taken += CHUNK
        controller.enqueue(new Uint8Array(CHUNK).fill(120))
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-type': 'application/json', 'content-length': String(length), origin: 'http://localhost' }
  const { status, text } = await ask('/api/login', { method: 'POST', headers, body })
  return { status, text, taken }
}

test('a body that is too large is read to its end before it is refused, so that the sender gets the answer', async () => {
  expect(await send(320 * KILOBYTE)).toEqual({ status: 413, text: 'Larger than 64 kB.', taken: 320 * KILOBYTE })
})

test('a body that is far too large is refused before its end', async () => {
  const { status, taken } = await send(64 * 1024 * KILOBYTE)
  expect(status).toBe(413)
  expect(taken).toBeLessThan(2 * 1024 * KILOBYTE)
})
