import * as say from '#words/coreImport.js'
import { federation } from '../people/federations.ts'
import { formatDay } from '../people/birth-dates.ts'
import { mendLetters } from './broken-letters.ts'
import { lastNameFirst } from '../people/name-order.ts'
import { together, type Edit, type Problem } from './problem.ts'
import { columnsOf, playersOf, type ReportLine } from './report.ts'

/** A field to be rewritten in a player's line. */
interface Case {
  line: number
  edits: Edit[]
  shown: string
}

const change = (line: number, column: number, width: number, before: string, after: string): Case => ({
  line,
  edits: [{ line, column, text: after.padEnd(width) }],
  shown: `${before} → ${after}`,
})

const [NAME, FEDERATION, BIRTH] = [15, 54, 70]
const NAME_WIDTH = 33

/** Names decoded with the wrong encoding: Å koda for Škoda. */
export function brokenLetters(lines: ReportLine[]): Problem[] {
  const names = playersOf(lines).flatMap(({ line, text }) => {
    const before = columnsOf(text, NAME, NAME + NAME_WIDTH - 1).trim()
    const after = mendLetters(before)
    return after === before ? [] : [change(line, NAME, NAME_WIDTH, before, after)]
  })
  const heads = lines.flatMap(({ no, text }) => {
    const after = /^\d[1-9]2 /.test(text) ? mendLetters(text) : text
    return after === text ? [] : [{ line: no, edits: [{ line: no, text: after }] }]
  })
  return together('letters', [...names, ...heads], {
    title: say.lettersTitle(),
    meaning: ({ cases }) => (cases ? say.lettersMeaning({ cases }) : say.lettersMeaningAlone()),
  })
}

/**
 * Names without a comma in a file that has commas. FIDE's own list has such names, so players with a FIDE ID are
 * skipped.
 */
export function namesWithoutComma(lines: ReportLine[]): Problem[] {
  const players = playersOf(lines)
  const comma = players.filter(({ name }) => name.includes(',')).length
  if (comma * 2 < players.length) return []
  const found = players.flatMap(({ line, name, fideId }) => {
    const after = fideId || name.includes(',') ? name : lastNameFirst(name)
    return after === name ? [] : [change(line, NAME, NAME_WIDTH, name, after)]
  })
  return together('commas', found, {
    title: say.commasTitle({ count: found.length }),
    meaning: say.commasMeaning,
    certainty: 'likely',
  })
}

/** Birth dates in another format than year, month, day. */
export function birthDates(lines: ReportLine[]): Problem[] {
  const found = playersOf(lines).flatMap(({ line, birth }) => {
    const after = formatDay(birth)
    return after === undefined || after === birth ? [] : [change(line, BIRTH, 10, birth, after)]
  })
  return together('births', found, {
    title: say.birthsTitle({ count: found.length }),
    meaning: say.birthsMeaning,
  })
}

/** Federation codes in another spelling than FIDE’s. */
export function federations(lines: ReportLine[]): Problem[] {
  const found = playersOf(lines).flatMap(({ line, federation: before }) => {
    const after = federation(before)
    return after === undefined || after === before ? [] : [change(line, FEDERATION, 3, before, after)]
  })
  return together('federations', found, {
    title: say.federationsTitle(),
    meaning: say.federationsMeaning,
  })
}
