import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawRound } from '#core/draw/draw-round.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { exportTrf } from '#core/trf/export.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'

const TRIES = 3

/** `share`: the most our draw of the last round may take, as a share of bbpPairings’ time. */
interface ComparedEvent {
  event: Snapshot
  share: number
}

/**
 * Draws the last round here and with bbpPairings, whose executable the variable BBP names; without it there are no
 * rows. Takes turns and compares the shortest wall time of each.
 */
export function bbpRows(events: ComparedEvent[], program = process.env['BBP']): Measurement[] {
  if (!program) return []
  const folder = mkdtempSync(join(tmpdir(), 'kibitz-bbp-'))
  try {
    return events.flatMap(({ event, share }) => comparedRows(program, join(folder, 'event.trf'), event, share))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function comparedRows(program: string, file: string, event: Snapshot, share: number): Measurement[] {
  const { round } = event
  const before = { ...event, round: round - 1, rounds: event.rounds.slice(0, -1) }
  writeFileSync(file, exportTrf(before))
  let [own, theirs] = [Infinity, Infinity]
  let drawn: string[] = []
  let paired: string[] = []
  for (let turn = 0; turn < TRIES; turn++) {
    own = Math.min(
      own,
      timeOf(() => (drawn = pairsHere(before, round))),
    )
    theirs = Math.min(
      theirs,
      timeOf(() => (paired = pairsOf(program, file))),
    )
  }
  const known = new Set(paired)
  const what = `draw of ${event.players.no.length}, round ${round}`
  return [
    boundAtMost(`${what}: time, as a share of bbpPairings’`, share, own / theirs),
    boundEqual(`${what}: pairs that differ from bbpPairings`, 0, drawn.filter((pair) => !known.has(pair)).length),
  ]
}

function timeOf(step: () => void): number {
  const from = performance.now()
  step()
  return performance.now() - from
}

function pairsHere(snapshot: Snapshot, round: number): string[] {
  const pairs = drawRound(snapshot, round)
  if (isRefusal(pairs)) throw new Error(`Round ${round} couldn’t be drawn.`)
  const { no } = snapshot.players
  return pairs.map(({ white, black }) => `${no[white]} ${black < 0 ? 0 : no[black]}`)
}

/** Output lines without the first one, which is the number of pairs. */
function pairsOf(program: string, file: string): string[] {
  const { status, stdout, stderr } = spawnSync(program, ['--dutch', file, '-p'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${stderr || stdout}`)
  return stdout.trim().split('\n').slice(1)
}
