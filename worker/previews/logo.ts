/** Reads a static file of this site; undefined when there is none. */
type ReadAsset = (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>

const TIMEOUT = 1500
const MAX_BYTES = 512 * 1024
const PICTURE = /^image\/(?:png|jpeg|webp|svg\+xml)\b/

/** An event's logo, from this site's files or an https address; undefined when it cannot be loaded, or is too large. */
export async function loadLogo(url: string | null, read: ReadAsset): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!url) return undefined
  if (url.startsWith('/') && !url.startsWith('//')) return read(url)
  if (!url.startsWith('https://')) return undefined
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT), headers: { accept: 'image/*' } })
    const isPicture = answer.ok && PICTURE.test(answer.headers.get('content-type') ?? '')
    if (!isPicture || Number(answer.headers.get('content-length') ?? 0) > MAX_BYTES) {
      await answer.body?.cancel()
      return undefined
    }
    return await readUpTo(answer, MAX_BYTES)
  } catch {
    // A preview is made without the logo.
    return undefined
  }
}

/** The bytes of an answer; undefined when there are more than `most`. */
async function readUpTo(answer: Response, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    if (length > most) return undefined
    parts.push(part)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
