import * as say from '#words/coreImport.js'
import { joinComma } from '../text/join-comma.ts'
import { parseOutcome } from '../match/outcome.ts'
import { cellColumn } from '../trf/cells.ts'
import { accepting, together, type Problem } from './problem.ts'
import { columnsOf, isPlayerLine, overwrite, type ReportLine } from './report.ts'

/** Result signs of other programs; an open game is blank. */
const SIGNS: Record<string, string> = {
  '½': '=',
  '?': ' ',
  '*': ' ',
  r: '=',
  x: '1',
  '.': ' ',
  '–': '-',
  '−': '-',
  n: ' ',
}
/** Colours in other languages, without letters that mean White in one language and Black in another. */
const COLOURS: Record<string, string> = { s: 'b', n: 'b', z: 'b', v: 'w', '–': '-', '0': '-', '.': '-', c: 'b' }

/** Signs of other programs for unfinished games. */
export function openSigns(lines: ReportLine[]): Problem[] {
  const found = lines.filter(isPlayerLine).flatMap(({ no, text }) => {
    const rounds = Math.ceil((Array.from(text).length - 91) / 10)
    const columns = Array.from({ length: Math.max(0, rounds) }, (_, at) => cellColumn(at + 1) + 7)
    const open = columns.filter((column) => /^[?*]$/.test(columnsOf(text, column, column)))
    return open.length === 0 ? [] : [{ line: no, edits: open.map((column) => ({ line: no, column, text: ' ' })) }]
  })
  return together('open-games', found, {
    title: say.openSignsTitle(),
    meaning: say.openSignsMeaning,
  })
}

const MAX_ROUNDS = 99

/** All unreadable rounds of a player's line, as one problem. */
export function roundMarks(line: number, text: string): Problem[] {
  const characters = Array.from(text)
  const textOf = (round: number): string => characters.slice(cellColumn(round) - 1, cellColumn(round) + 9).join('')
  const rounds = Math.min(MAX_ROUNDS, Math.ceil((characters.length - 91) / 10))
  let mended = text
  let blanked = text
  const odd: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const written = textOf(round).padEnd(10)
    const known = knownCell(written)
    if (known === written) continue
    odd.push(round)
    mended = overwrite(mended, cellColumn(round), known ?? ' '.repeat(10))
    blanked = overwrite(blanked, cellColumn(round), openCell(written))
  }
  if (odd.length === 0) return []
  const list = joinComma(odd.slice(0, 3))
  const [first] = odd
  return [
    {
      id: `rounds-${line}`,
      lines: [line],
      title: odd.length === 1 ? say.roundUnreadable({ round: first! }) : say.roundsUnreadable({ count: odd.length }),
      meaning: (odd.length > 3 ? say.roundsUnreadableAndMore : say.roundsUnreadableMeaning)({
        rounds: list,
        text: textOf(first!).trim(),
      }),
      certainty: 'likely',
      repairs: [accepting([{ line, text: mended }])],
      unrepaired: [{ line, text: blanked }],
      marks: odd.map((round) => ({ line, from: cellColumn(round), to: cellColumn(round) + 9 })),
    },
  ]
}

const digits = (text: string): string => text.replaceAll(/[lI]/g, '1').replaceAll(/[oO]/g, '0')

/** The ten columns of a round in TRF format; undefined if they can't be interpreted. */
function knownCell(written: string): string | undefined {
  const [opponent, colour, result, rest] = partsOf(written)
  if (rest === '' && isOpponent(opponent) && /^[wb -]$/i.test(colour) && parseOutcome(result) !== undefined)
    return written
  const number = digits(opponent).trim()
  if (!isOpponent(number)) return undefined
  const side = /^[wb -]$/i.test(colour) ? colour : (COLOURS[colour.toLowerCase()] ?? ' ')
  const letter = parseOutcome(result) ?? SIGNS[result.toLowerCase()] ?? ' '
  return `${number.padStart(4)} ${side} ${letter}  `
}

/** Keeps only the opponent and the colour of a round. */
function openCell(written: string): string {
  const [opponent, colour] = partsOf(written)
  if (!isOpponent(opponent)) return ' '.repeat(10)
  return `${opponent.trim().padStart(4)} ${/^[wb-]$/i.test(colour) ? colour : ' '}    `
}

const isOpponent = (text: string): boolean => /^\d{0,4}$/.test(text.trim())

/** Opponent, colour and result, and any text in columns that must be blank. */
function partsOf(written: string): [opponent: string, colour: string, result: string, rest: string] {
  const characters = Array.from(written)
  const rest = [4, 6, 8, 9].map((at) => characters[at]?.trim() ?? '').join('')
  return [characters.slice(0, 4).join(''), characters[5] ?? ' ', characters[7] ?? ' ', rest]
}
