import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bbpName } from './compare/bbp.ts'
import { readRecord, recordTable, writeRecord } from './compare/record.ts'
import { compareTieBreaks, type RankedEvent } from './compare/tie-breaks.ts'
import { compareOurs, compareTheirs } from './compare/two-ways.ts'

/**
 * `npm run compare -- 500`: makes 500 more random events here and checks them with bbpPairings, and 500 of
 * bbpPairings’ own and checks them here. The variable BBP names its executable; TBS, if it is set, the folder of FIDE’s
 * TieBreakServer, which then computes the tie-breaks of our events too. The record in .generated/compare goes on from
 * run to run, so that a stopped run loses at most a hundred events; files that differ are kept beside it.
 */
const FOLDER = '.generated/compare'
/** Events between two writes of the record. */
const EVERY = 100

const { BBP: program, TBS: tieBreakServer } = process.env
const count = Number(process.argv[2])
if (!program || !Number.isInteger(count) || count < 0) {
  console.error('Usage: BBP=/path/to/bbpPairings [TBS=/path/to/TieBreakServer] npm run compare -- 500')
  process.exit(2)
}

const scratch = mkdtempSync(join(tmpdir(), 'kibitz-compare-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
const record = readRecord(FOLDER)
const comparison = { program, scratch, kept: join(FOLDER, 'differences') }
let ranked: RankedEvent[] = []
for (let at = 1; at <= count; at++) {
  const seed = record.next
  const event = compareOurs(seed, record.ours, comparison)
  if (event) ranked.push(event)
  compareTheirs(seed, record.theirs, comparison)
  record.next = seed + 1
  if (at % EVERY === 0 || at === count) {
    if (tieBreakServer) compareTieBreaks(tieBreakServer, ranked, record.tieBreaks)
    for (const { file } of ranked) rmSync(file)
    ranked = []
    writeRecord(FOLDER, record)
    console.log(`${seed} events each way`)
  }
}
console.log(recordTable(record, bbpName(program)))
process.exitCode = [record.ours, record.theirs].some(({ differences }) => Object.keys(differences).length > 0) ? 1 : 0
