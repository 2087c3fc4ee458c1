import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pack } from './pack.ts'
import { playersOf, type ListFile } from './players-of.ts'
import { spread } from './spread.ts'

/** Defective lines that are named, and of a thousand lines so many may have a defect. */
const MOST_NAMED = 20
const MOST_DEFECTS = 1 / 1000

interface BuiltList {
  players: number
  parts: number
}

/**
 * Writes the blocks and the index of a list into a folder. What an earlier run finished there is not done again. Lines
 * with a defect are left out and printed with their number; too many of them are refused.
 */
export async function buildList(list: ListFile, folder: string, print: (line: string) => void): Promise<BuiltList> {
  const note = join(folder, 'built.json')
  if (existsSync(note)) return JSON.parse(readFileSync(note, 'utf8')) as BuiltList
  mkdirSync(folder, { recursive: true })
  let defects = 0
  const groups = playersOf(list, (line, why) => {
    defects++
    if (defects <= MOST_NAMED) print(`Line ${line} is left out: ${why}.`)
  })
  const { files, players } = await spread(groups, join(folder, 'spread'))
  if (defects > MOST_NAMED) print(`${defects - MOST_NAMED} more lines are left out.`)
  if (players === 0) throw new Error('Not imported: the list has no player.')
  if (defects > MOST_NAMED && defects > players * MOST_DEFECTS)
    throw new Error(`Not imported: ${defects} of ${players + defects} lines have a defect.`)
  const parts = pack(join(folder, 'spread'), files, folder)
  const built = { players, parts }
  writeFileSync(note, JSON.stringify(built))
  return built
}
