import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { linesOf } from '#core/ratings/entry-lines.ts'
import type { ListPlayer } from '#core/ratings/listed-player.ts'

/** Characters that wait in memory before they are appended to a file. */
const WAITING = 32 * 1024 * 1024

/**
 * Spreads the lines of a list over files by the first two characters of their keys: each of them is small enough to be
 * sorted in memory, however long the list is. Returns the names of the files and the number of players.
 */
export async function spread(groups: AsyncIterable<ListPlayer[]>, folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const waiting = new Map<string, string[]>()
  const names = new Set<string>()
  let [players, size] = [0, 0]
  const flush = (): void => {
    for (const [name, lines] of waiting) appendFileSync(join(folder, name), `${lines.join('\n')}\n`)
    waiting.clear()
    size = 0
  }
  for await (const group of groups) {
    for (const player of group) {
      players++
      for (const line of linesOf(player)) {
        const name = fileOf(line)
        names.add(name)
        const lines = waiting.get(name)
        if (lines) lines.push(line)
        else waiting.set(name, [line])
        size += line.length
      }
    }
    if (size > WAITING) flush()
  }
  flush()
  return { files: [...names].toSorted(), players }
}

/** In hexadecimal, so that files sort as their keys do and any letter may be in a name. */
const fileOf = (line: string): string =>
  [0, 1].map((at) => (line[at] === '\t' ? 0 : line.charCodeAt(at)).toString(16).padStart(4, '0')).join('')
