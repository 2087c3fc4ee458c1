import * as say from '#words/coreImport.js'
import { parseDecimal } from '../trf/columns.ts'
import { isFault } from '../trf/fault.ts'
import { kindOf } from '../trf/layouts.ts'
import { readLine } from '../trf/parse.ts'
import { accepting, together, type Edit, type Problem } from './problem.ts'
import { columnsOf, type ReportLine } from './report.ts'
import { roundMarks } from './round-marks.ts'

/** Letters mistaken for digits by people and scanners. */
const LOOKALIKES: Record<string, string> = { l: '1', I: '1', i: '1', '|': '1', O: '0', o: '0', S: '5', B: '8', Z: '2' }
const HALVES: [RegExp, string][] = [
  [/½$/, '.5'],
  [/\s+1\/2$/, '.5'],
]

interface NumberField {
  name: string
  from: number
  to: number
  isDecimal?: true
}

const FIELDS: NumberField[] = [
  { name: 'startNumber', from: 5, to: 8 },
  { name: 'rating', from: 49, to: 52 },
  { name: 'points', from: 81, to: 84, isDecimal: true },
  { name: 'rank', from: 86, to: 89 },
]

/** Players' lines with words in place of numbers, or with unreadable rounds. */
export function unreadablePlayers(lines: ReportLine[]): Problem[] {
  return lines.flatMap(({ no, text }) =>
    kindOf(text) === 'player' && isFault(readLine(text, no))
      ? [...numberProblems(no, text), ...roundMarks(no, text)]
      : [],
  )
}

const numberProblems = (line: number, text: string): Problem[] =>
  FIELDS.flatMap((field): Problem[] => {
    const written = columnsOf(text, field.from, field.to)
    const word = written.trim()
    if (word === '' || isNumber(word, field)) return []
    const guess = numberOf(word, field)
    const width = field.to - field.from + 1
    const put = (value: string): Edit => ({ line, column: field.from, text: value.padStart(width) })
    return [
      {
        id: `field-${field.from}-${line}`,
        lines: [line],
        title: say.fieldIsNoNumber({ field: field.name }),
        meaning: `${say.fieldSays({ word })} ${guess ? say.fieldLooksLike({ guess }) : say.fieldLeftOut()}`,
        certainty: guess ? 'likely' : 'sure',
        repairs: [accepting([put(guess ?? '')])],
        unrepaired: [put('')],
      },
    ]
  })

const isNumber = (word: string, { isDecimal }: NumberField): boolean =>
  isDecimal ? parseDecimal(word) !== undefined : /^\d+$/.test(word)

function numberOf(word: string, field: NumberField): string | undefined {
  const plain = HALVES.reduce((text, [from, to]) => text.replace(from, to), word)
  const digits = Array.from(plain, (letter) => LOOKALIKES[letter] ?? letter).join('')
  const stripped = digits.replace(/[*?PpE()]+$/, '')
  const number = stripped.startsWith('.') ? `0${stripped}` : stripped
  return isNumber(number, field) && number.length <= field.to - field.from + 1 ? number : undefined
}

/** Lines of other kinds that can't be parsed become remarks (`###`). */
export function unreadableLines(lines: ReportLine[]): Problem[] {
  const found = lines.flatMap(({ no, text }) => {
    const record = readLine(text, no)
    return isFault(record) ? [{ line: no, fault: record, text }] : []
  })
  return [...Map.groupBy(found, ({ text }) => text.slice(0, 3))].map(([code, cases]) => {
    const edits = cases.map(({ line, text }): Edit => ({ line, text: `### ${text}` }))
    const [first] = together(
      `unreadable-${code}`,
      cases.map(({ line }, at) => ({ line, edits: [edits[at]!] })),
      {
        title: cases.length === 1 ? say.lineUnreadable({ code }) : say.linesUnreadable({ count: cases.length, code }),
        meaning: () => say.columnUnreadable({ column: cases[0]!.fault.column, reason: cases[0]!.fault.reason }),
        label: say.leaveOut(),
      },
    )
    return { ...first!, unrepaired: edits }
  })
}
