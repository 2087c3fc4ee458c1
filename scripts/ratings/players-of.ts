import { fideColumns, fidePlayer } from '#core/ratings/fide-file.ts'
import type { ListPlayer } from '#core/ratings/listed-player.ts'
import { cellsOf, delimiterOf, nationalColumns, nationalPlayer, type ListMapping } from '#core/ratings/national-file.ts'
import { readLines } from './read-lines.ts'

export interface ListFile {
  file: string
  encoding: string
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

/** The players of a list, in groups. `onDefect` is told of lines that can’t be read; they are left out. */
export async function* playersOf(
  list: ListFile,
  onDefect: (line: number, why: string) => void,
): AsyncGenerator<ListPlayer[]> {
  let read: ReadLine | undefined
  let number = 0
  for await (const lines of readLines(list.file, list.encoding)) {
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
