const FILE = '/words/common-passwords.txt'

/** Cached for good: the files deployed with a Worker do not change. */
const lists = new WeakMap<Fetcher, Promise<Set<string>>>()

/**
 * Whether a password is on the list of common passwords, ignoring case. The list is a static file that is read on first
 * use; throws when it is missing.
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
