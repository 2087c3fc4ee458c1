import { fideColumns, fidePlayer } from '#core/ratings/fide-file.ts'
import { fideXmlPlayer } from '#core/ratings/fide-xml.ts'
import type { ListPlayer } from '#core/ratings/listed-player.ts'
import { cellsOf, delimiterOf, nationalColumns, nationalPlayer, type ListMapping } from '#core/ratings/national-file.ts'
import { readLines, readParts, startOf } from './read-lines.ts'

export interface ListFile {
  file: string
  /** Undefined: that in which FIDE writes its lists, UTF-8 as XML and one byte a character as text. */
  encoding: string | undefined
  /** Of a national list. */
  national?: { columns: ListMapping; federation: string }
}

/** Reads a line after the headings: a player, or what is wrong with the line. */
type ReadLine = (line: string) => ListPlayer | string

function readerOf(headings: string, { national }: ListFile): ReadLine {
  const line = headings.replace(/^\ufeff/, '')
  if (national) {
    const delimiter = delimiterOf(line)
    const columns = nationalColumns(cellsOf(line, delimiter), national.columns)
    if (typeof columns === 'string') throw new Error(`Not imported: ${columns}.`)
    return (text) => nationalPlayer(cellsOf(text, delimiter), columns, national.federation)
  }
  const columns = fideColumns(line)
  if (typeof columns === 'string') throw new Error(`Not imported: ${columns}.`)
  return (text) => fidePlayer(text, columns)
}

type OnDefect = (line: number, why: string) => void

/** The players of a list, in groups. `onDefect` is told of lines that can’t be read; they are left out. */
export async function* playersOf(list: ListFile, onDefect: OnDefect): AsyncGenerator<ListPlayer[]> {
  const isXml = list.national === undefined && /^\s*</.test((await startOf(list.file, START)).replace(MARK, ''))
  yield* isXml ? playersOfXml(list, onDefect) : playersOfLines(list, onDefect)
}

const START = 200
/** A byte order mark, read as Latin-1. */
const MARK = /^\u00ef\u00bb\u00bf/

async function* playersOfXml({ file, encoding = 'utf-8' }: ListFile, onDefect: OnDefect): AsyncGenerator<ListPlayer[]> {
  let line = 1
  let end = ''
  for await (const records of readParts(file, encoding, '</player>')) {
    const players: ListPlayer[] = []
    for (const record of records) {
      end = record
      const from = record.indexOf('<player>')
      const before = from < 0 ? 0 : lineBreaks(record.slice(0, from))
      // What follows the last player is the end of the file.
      const player = from < 0 ? undefined : fideXmlPlayer(record.slice(from))
      if (typeof player === 'string') onDefect(line + before, player)
      else if (player) players.push(player)
      line += lineBreaks(record)
    }
    yield players
  }
  if (!end.includes('</playerslist>')) throw new Error(`${file} is cut off: its last line isn’t that of FIDE’s list.`)
}

const lineBreaks = (text: string): number => text.split('\n').length - 1

async function* playersOfLines(list: ListFile, onDefect: OnDefect): AsyncGenerator<ListPlayer[]> {
  let read: ReadLine | undefined
  let number = 0
  for await (const lines of readLines(list.file, list.encoding ?? 'latin1')) {
    const players: ListPlayer[] = []
    for (const line of lines) {
      number++
      if (!read) read = readerOf(line, list)
      else if (line.trim() !== '') {
        const player = read(line)
        if (typeof player === 'string') onDefect(number, player)
        else players.push(player)
      }
    }
    yield players
  }
}
