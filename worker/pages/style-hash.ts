/** By the tag of the built page they stand in. */
const hashes = new Map<string, string | undefined>()

/** The hash under which a policy lets the style sheet of the built page pass; undefined when it has none in it. */
export async function styleHash(built: Response): Promise<string | undefined> {
  const tag = built.headers.get('etag') ?? ''
  if (!hashes.has(tag)) {
    hashes.clear()
    hashes.set(tag, await hashOf(await built.clone().text()))
  }
  return hashes.get(tag)
}

async function hashOf(html: string): Promise<string | undefined> {
  const [, sheet] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  return sheet === undefined ? undefined : sheetHash(sheet)
}

/** The hash of a style sheet as a policy names it. */
export async function sheetHash(sheet: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sheet))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
