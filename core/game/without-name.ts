/** A line of PGN tags about one side: its name, title, FIDE ID, … */
const linesOf = (side: 'White' | 'Black'): RegExp =>
  new RegExp(`^[ \\t]*\\[${side}\\w*[ \\t]+"[^\\n]*\\][ \\t]*\\n?`, 'gm')

/** A game without what its tags say about the players of these sides; `name` stands in for theirs. */
export const withoutNames = (pgn: string, sides: readonly ('White' | 'Black')[], name: string): string =>
  sides.reduce((text, side) => {
    const rest = text.replace(linesOf(side), '')
    return rest === text ? text : `[${side} "${name}"]\n${rest}`
  }, pgn)
