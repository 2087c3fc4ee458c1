import * as say from '#words/coreImport.js'
import type { FileGame } from './game-file.ts'

/** By the text with plain dashes, colons as dashes and ½ as 1/2. A game without a winner or a draw was forfeited. */
const RESULTS: Record<string, string> = {
  '1-0': '10',
  '0-1': '01',
  '1/2-1/2': '==',
  '0.5-0.5': '==',
  '1/2': '==',
  '1/2-0': '=0',
  '0-1/2': '0=',
  '0-0': '--',
  '+--': '+-',
  '--+': '-+',
  '---': '--',
  '+/-': '+-',
  '-/+': '-+',
  '-/-': '--',
  '1-f': '+-',
  'f-1': '-+',
  'f-f': '--',
}

/** White’s and Black’s outcome letters; undefined for an open game. */
const lettersOf = (text: string): string | undefined =>
  RESULTS[
    text
      .replace(/[–—−‐]/g, '-')
      .replaceAll(':', '-')
      .replaceAll('½', '1/2')
      .replace(/\s/g, '')
      .toLowerCase()
  ]

const isOpenSign = (text: string): boolean => ['', '*', '?', '-'].includes(text.trim())

interface GameResult {
  /** Undefined for an open game. */
  outcome: string | undefined
  /** A sentence about a result that can’t be read, or one that differs in the moves. */
  remark?: (game: { no: number; game: string }) => string
}

/** A game’s result: of its tag, else of the end of its moves. */
export function resultOfGame({ tags, pgn }: Pick<FileGame, 'tags' | 'pgn'>): GameResult {
  const written = tags.Result ?? ''
  const [tag, end] = [lettersOf(written), lettersOf(endOfMoves(pgn))]
  const outcome = tag ?? end
  if (tag === undefined && !isOpenSign(written))
    return {
      outcome,
      remark: (game) => (end ? say.resultUnreadableMovesCount : say.resultUnreadable)({ ...game, written }),
    }
  if (tag !== undefined && end !== undefined && tag !== end)
    return { outcome, remark: (game) => say.resultsOfGameDiffer({ ...game, written, end: endOfMoves(pgn) }) }
  return { outcome: isForfeit(tags, pgn) ? (FORFEITS[outcome ?? ''] ?? outcome) : outcome }
}

const FORFEITS: Record<string, string> = { '10': '+-', '01': '-+' }
const isForfeit = (tags: Record<string, string>, pgn: string): boolean =>
  /forfeit|unplayed|walkover/i.test(tags.Termination ?? '') && !/\d\s*\./.test(movesOf(pgn))

/** The moves without tags, comments and variations. */
function movesOf(pgn: string): string {
  let text = pgn
    .replace(/^\s*\[.*\]\s*$/gm, '')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/;.*$/gm, '')
    .replace(/^%.*$/gm, '')
  for (let inner = ''; inner !== text;) {
    inner = text
    text = text.replace(/\([^()]*\)/g, ' ')
  }
  return text
}

const END = /(?:^|\s)(1[-–:]0|0[-–:]1|1\/2[-–:]1\/2|½[-–:]½|1\/2|½|0[-–:]0|\+[-/:]-|-[-/:]\+)\s*$/

const endOfMoves = (pgn: string): string => END.exec(movesOf(pgn).trimEnd())?.[1] ?? ''
