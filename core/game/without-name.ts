import type { Side } from '../pgn/sides.ts'
import { tokens } from '../pgn/tokens.ts'

/**
 * A game without what its tags say about the players of these sides (name, title, FIDE ID, …), however they are written;
 * `name` replaces theirs.
 */
export function withoutNames(pgn: string, sides: readonly Side[], name: string): string {
  const found = new Set<Side>()
  let kept = ''
  let at = 0
  for (const token of tokens(pgn)) {
    const side = token.kind === 'tag' ? sides.find((one) => token.name.startsWith(one)) : undefined
    if (side === undefined) continue
    found.add(side)
    kept += pgn.slice(at, token.from)
    at = token.to + /^[ \t]*\r?\n?/.exec(pgn.slice(token.to, token.to + 80))![0].length
  }
  const head = sides.filter((side) => found.has(side)).map((side) => `[${side} "${name}"]\n`)
  return head.toReversed().join('') + kept + pgn.slice(at)
}
