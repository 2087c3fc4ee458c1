import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Chess } from 'chess.js'
import { positionHash, type OpeningData } from '#core/game/openings.ts'

/**
 * `node build/openings.ts FOLDER` writes core/game/openings.json from the files a.tsv to e.tsv of
 * github.com/lichess-org/chess-openings (CC0), of which FOLDER is a copy.
 */
const TARGET = fileURLToPath(new URL('../core/game/openings.json', import.meta.url))

const folder = process.argv[2]
if (!folder) throw new Error('Give the folder with a.tsv to e.tsv: node build/openings.ts FOLDER')

const rows = ['a', 'b', 'c', 'd', 'e'].flatMap((name) =>
  readFileSync(join(folder, `${name}.tsv`), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t')),
)
const hashes = rows.map(([, , pgn]) => {
  const chess = new Chess()
  chess.loadPgn(pgn!)
  return positionHash(chess.fen())
})
if (new Set(hashes).size < hashes.length) throw new Error('Two positions have the same hash')

const data: OpeningData = {
  // In the English and with the apostrophes of this site.
  names: rows.map(([eco, name]) => `${eco} ${name!.replaceAll('Defense', 'Defence').replaceAll("'", '’')}`).join('\n'),
  positions: hashes,
}
writeFileSync(TARGET, `${JSON.stringify(data)}\n`)
console.log(`${rows.length} positions`)
