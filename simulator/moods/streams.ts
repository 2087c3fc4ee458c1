const MEGABYTE = 1024 * 1024

/** A JSON string of this many megabytes. */
export function endless(megabytes: number): ReadableStream<BufferSource> {
  const encoder = new TextEncoder()
  const filling = encoder.encode('a'.repeat(MEGABYTE))
  let sent = -1
  return new ReadableStream({
    pull(controller) {
      if (sent === -1) controller.enqueue(encoder.encode('{"name":"'))
      else if (sent < megabytes) controller.enqueue(filling)
      else {
        controller.enqueue(encoder.encode('"}'))
        controller.close()
      }
      sent++
    },
  })
}

const bombs = new Map<number, ArrayBuffer>()

/** The same, compressed with gzip to about a thousandth of its size. */
export async function bomb(megabytes: number): Promise<ArrayBuffer> {
  const known = bombs.get(megabytes)
  if (known) return known
  const packed = await new Response(endless(megabytes).pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
  bombs.set(megabytes, packed)
  return packed
}

/** Sends `bytes`, then fails as a lost connection does. */
export function abandoned(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = false
  return new ReadableStream({
    async pull(controller) {
      if (!sent) {
        controller.enqueue(bytes)
        sent = true
        return
      }
      await scheduler.wait(50)
      controller.error(new Error('connection reset'))
    },
  })
}

/** Passes a body through and calls `done` once, when the body ends or the client disconnects. */
export function ending(body: ReadableStream<Uint8Array>, done: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let ended = false
  const end = () => {
    if (!ended) done()
    ended = true
  }
  return new ReadableStream({
    async pull(controller) {
      try {
        const read = await reader.read()
        if (!read.done) return controller.enqueue(read.value)
        controller.close()
      } catch (broken) {
        controller.error(broken)
      }
      end()
    },
    async cancel(reason) {
      end()
      await reader.cancel(reason)
    },
  })
}
