import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { standingsTsv } from './standings-tsv.ts'

const USAGE = 'Usage: npm run --silent standings -- FILE.trf [--round N] [--columns PTS,DE,BH/C1,…]'

function refuse(reason: string): never {
  console.error(reason)
  process.exit(1)
}

function wishes() {
  try {
    return parseArgs({ allowPositionals: true, options: { round: { type: 'string' }, columns: { type: 'string' } } })
  } catch {
    return refuse(USAGE)
  }
}

/** npm runs scripts from the project's folder; a file is named from where the person is. */
function readText(file: string): string {
  try {
    return readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8')
  } catch {
    return refuse(`Can’t read ${file}.`)
  }
}

const { positionals, values } = wishes()
const [file, ...more] = positionals
if (file === undefined || more.length > 0) refuse(USAGE)
const table = standingsTsv(readText(file), values)
if (typeof table !== 'string') refuse(table.refusal)
process.stdout.write(table)
