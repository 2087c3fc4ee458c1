/** Usernames of each side at the chess site, in lower case; an empty set when none is known. */
export type KnownAccounts = [first: ReadonlySet<string>, second: ReadonlySet<string>]

/**
 * Undefined when the game is not between these two. A side without known usernames may be any account; then colours
 * decide.
 */
export function isWhiteFirstSide(white: string, black: string, [first, second]: KnownAccounts): boolean | undefined {
  if (mayBe(first, white) && mayBe(second, black)) return true
  return mayBe(first, black) && mayBe(second, white) ? false : undefined
}

const mayBe = (known: ReadonlySet<string>, name: string): boolean => known.size === 0 || known.has(name.toLowerCase())
