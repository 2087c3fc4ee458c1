import { parseArgs } from 'node:util'
import { allPairLines, pairLines } from './draw/pair-lines.ts'
import { end, readTournament } from './draw/trf-file.ts'

const USAGE = 'Usage: npm run --silent pair -- FILE.trf [--round N | --all]'

function wishes() {
  try {
    return parseArgs({ allowPositionals: true, options: { round: { type: 'string' }, all: { type: 'boolean' } } })
  } catch {
    return end(2, USAGE)
  }
}

const { positionals, values } = wishes()
const [file, ...more] = positionals
if (file === undefined || more.length > 0 || (values.all && values.round !== undefined)) end(2, USAGE)
const tournament = readTournament(file)
const drawn = tournament.snapshot.round
const round = values.round === undefined ? drawn + 1 : Number(values.round)
if (!Number.isInteger(round) || round < 1 || round > drawn + 1)
  end(2, `No round ${values.round}: the file has ${drawn} rounds.`)
const { lines, refusal } = values.all ? allPairLines(tournament) : pairLines(tournament, round)
process.stdout.write(lines.map((line) => `${line}\n`).join(''))
if (refusal) end(1, refusal)
