import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { keyOfLine } from '#core/ratings/listed-player.ts'
import type { BlockIndex } from '#core/ratings/list-blocks.ts'

/** Characters of a block before it is compressed: about 2,500 lines. */
const BLOCK = 192 * 1024
/** Bytes of a part, at least: uploads that break off are repeated by the part. */
const PART = 8 * 1024 * 1024

export const INDEX_FILE = 'index.json.gz'
export const partFile = (part: number): string => String(part).padStart(3, '0')

/** Sorts the spread lines and writes them as compressed blocks into parts. Returns how many parts there are. */
export function pack(from: string, files: string[], to: string): number {
  const index: BlockIndex = { firsts: [], parts: [], offsets: [], lengths: [] }
  let part = 0
  let blocks: Uint8Array[] = []
  let offset = 0
  const endPart = (): void => {
    if (blocks.length === 0) return
    writeFileSync(join(to, partFile(part++)), Buffer.concat(blocks))
    blocks = []
    offset = 0
  }
  const addBlock = (lines: string[]): void => {
    if (offset >= PART) endPart()
    const block = gzipSync(lines.join('\n'))
    index.firsts.push(keyOfLine(lines[0]!))
    index.parts.push(part)
    index.offsets.push(offset)
    index.lengths.push(block.length)
    blocks.push(block)
    offset += block.length
  }
  let lines: string[] = []
  let size = 0
  for (const file of files) {
    // By code units, as `chooseBlocks` compares keys.
    for (const line of readFileSync(join(from, file), 'utf8').split('\n').toSorted()) {
      if (line === '') continue
      lines.push(line)
      size += line.length + 1
      if (size < BLOCK) continue
      addBlock(lines)
      lines = []
      size = 0
    }
  }
  if (lines.length > 0) addBlock(lines)
  endPart()
  writeFileSync(join(to, INDEX_FILE), gzipSync(JSON.stringify(index)))
  return part
}
