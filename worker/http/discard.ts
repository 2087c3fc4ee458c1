const MEGABYTE = 1024 * 1024

/**
 * Reads a body that is refused to its end, or to twice what is taken of it and a megabyte at least: a browser that is not
 * through with sending when it is answered says that there is no network.
 */
export async function discard(body: ReadableStream<Uint8Array> | null, maxSize: number): Promise<void> {
  // What has been read beyond its limit already had no length; no browser sends that.
  if (!body || body.locked) return
  const most = Math.max(MEGABYTE, 2 * maxSize)
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.length
      if (size >= most) break
    }
  } catch {
    // Who went away before hears nothing anyway.
  }
}
