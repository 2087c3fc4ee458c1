const FILE = '/words/common-passwords.txt'

/** The files that are deployed with this Worker do not change under it. */
const lists = new WeakMap<Fetcher, Promise<Set<string>>>()

/**
 * Whether a password is among those that are tried first, in whatever case. The list is a file beside the client, which is read when
 * it is first needed; throws when it isn’t there.
 */
export async function isCommonPassword(files: Fetcher, origin: string, password: string): Promise<boolean> {
  const known = lists.get(files) ?? read(files, origin)
  lists.set(files, known)
  known.catch(() => lists.delete(files))
  return (await known).has(password.toLowerCase())
}

async function read(files: Fetcher, origin: string): Promise<Set<string>> {
  const file = await files.fetch(new URL(FILE, origin))
  if (!file.ok) throw new Error(`There is no list of common passwords: ${file.status}.`)
  return new Set((await file.text()).split('\n'))
}
