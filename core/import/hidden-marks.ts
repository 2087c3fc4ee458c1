import * as say from '#words/coreImport.js'
import { hasHidden } from '../text/visible.ts'
import type { Problem } from './problem.ts'
import { together } from './problem.ts'
import { isPlayerLine, type ReportLine } from './report.ts'

// eslint-disable-next-line no-control-regex
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Invisible characters such as null bytes, which would shift columns. Tabs are left to `shiftedColumns`. */
export function hiddenMarks(lines: ReportLine[]): Problem[] {
  const found = lines.flatMap(({ no, text }) => {
    const visible = text.replace(CONTROL, (mark) => (mark === '\t' ? mark : ' ')).trimEnd()
    return visible === text ? [] : [{ line: no, edits: [{ line: no, text: visible }] }]
  })
  return together('hidden', found, {
    title: say.hiddenTitle(),
    meaning: say.hiddenMeaning,
  })
}

const INDENTED = /^\s+(?=\d{3} |XX[A-Z] |BB[A-Z] )/

/** Lines that begin with blanks or an invisible character. */
export function indentedLines(lines: ReportLine[]): Problem[] {
  const found = lines.flatMap(({ no, text }) => {
    const plain = hasHidden(text.slice(0, 1)) && text[0] !== '\t' ? text.slice(1) : text
    const straight = plain.replace(INDENTED, '')
    return straight === text ? [] : [{ line: no, edits: [{ line: no, text: straight }] }]
  })
  return together('indented', found, {
    title: say.indentedTitle(),
    meaning: say.indentedMeaning,
  })
}

export function repeatedLines(lines: ReportLine[]): Problem[] {
  const seen = new Set<string>()
  const found = lines.filter(isPlayerLine).flatMap(({ no, text }) => {
    if (!seen.has(text)) {
      seen.add(text)
      return []
    }
    return [{ line: no, edits: [{ line: no, isRemoved: true as const }] }]
  })
  return together('repeated', found, {
    title: say.repeatedTitle({ count: found.length }),
    meaning: say.repeatedMeaning,
  })
}
