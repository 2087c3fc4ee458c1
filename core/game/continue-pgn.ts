import { readPgn } from '../pgn/read-pgn.ts'
import { diffPgn, withoutEnd } from './pgn-delta.ts'

/**
 * The text to keep of a running game when its source sends a new one. Sources may change tags and blanks with each move,
 * so moves are compared: if only moves were added, they are added to the known text; otherwise the new text counts.
 */
export function continuePgn(before: string, after: string): string {
  if (before === after || diffPgn(before, after)) return after
  const [known, now] = [readPgn(before), readPgn(after)]
  const isSame =
    known.tags['FEN'] === now.tags['FEN'] && known.moves.every(({ san }, at) => bare(san) === bare(now.moves[at]?.san))
  const isOpen = [known, now].every(({ end = '*' }) => end === '*')
  if (!isSame || !isOpen || now.isTruncated || known.moves.length === 0) return after
  const isBlackFirst = known.tags['FEN']?.split(' ')[1] === 'b'
  const added = now.moves.slice(known.moves.length).map(({ san, comment }, index) => {
    const at = known.moves.length + index + (isBlackFirst ? 1 : 0)
    const number = `${Math.floor(at / 2) + 1}${at % 2 === 0 ? '.' : '...'}`
    return ` ${number} ${san}${comment ? ` {${comment}}` : ''}`
  })
  return `${withoutEnd(before)}${added.join('')} *`
}

const bare = (san: string | undefined): string | undefined => san?.replace(/[+#]$/, '')
