/** The names by which both sides of a pairing are known at a chess site, in lower case; none where nobody said any. */
export type KnownAccounts = [first: ReadonlySet<string>, second: ReadonlySet<string>]

/**
 * Whether White of a game is the pairing's first side; undefined when the game is not between these two. A side of which no
 * name is known may be anybody, and then the colours say who it is.
 */
export function isWhiteFirstSide(white: string, black: string, [first, second]: KnownAccounts): boolean | undefined {
  if (mayBe(first, white) && mayBe(second, black)) return true
  return mayBe(first, black) && mayBe(second, white) ? false : undefined
}

const mayBe = (known: ReadonlySet<string>, name: string): boolean => known.size === 0 || known.has(name.toLowerCase())
