import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dice } from '#cli/dice.ts'
import { drawnWishes } from '#cli/drawn-wishes.ts'
import { generatedTrf } from '#cli/generate.ts'
import type { RandomEvent } from '#cli/random-event.ts'
import { parseTournament } from '#cli/tournament-file.ts'
import { checkRounds, countedDifferences } from '#core/import/check-rounds.ts'
import { bbp, bbpDifferences } from './bbp.ts'
import { rankingCodes } from '#core/standings/ranking-codes.ts'
import type { ComparedWay } from './record.ts'
import type { RankedEvent } from './tie-breaks.ts'

interface Comparison {
  program: string
  /** For files of the event at hand. */
  scratch: string
  /** For files that differ. */
  kept: string
}

/** An event of ours under the checker of the other program; returns it for the comparison of tie-breaks. */
export function compareOurs(
  seed: number,
  way: ComparedWay,
  { program, scratch, kept }: Comparison,
): RankedEvent | undefined {
  const text = generatedTrf(drawnWishes({ seed, ...rareWishes(seed) }))
  const file = join(scratch, `ours-${seed}.trf`)
  writeFileSync(file, text)
  const found = bbpDifferences(program, file)
  if (typeof found === 'string') {
    way.failed[seed] = found
    return undefined
  }
  const { snapshot } = parseTournament(text)
  way.events += 1
  way.rounds += snapshot.round
  way.pairs += snapshot.rounds.reduce((sum, { white, outcomes }) => sum + paired(white.length, outcomes), 0)
  const event = { seed, file, text, rounds: snapshot.round, codes: rankingCodes(snapshot.settings) }
  if (found.size === 0) return event
  way.differences[seed] = [...found.keys()]
  copyFileSync(file, join(kept, `ours-${seed}.trf`))
  writeFileSync(
    join(kept, `ours-${seed}.txt`),
    [...found].map(([round, lines]) => `round ${round}\n${lines.join('\n')}\n`).join(''),
  )
  return event
}

/** Pairings and allocated byes of a round. */
function paired(length: number, outcomes: string): number {
  let count = 0
  for (let at = 0; at < length; at++) if (!'FHZ'.includes(outcomes[2 * at]!)) count++
  return count
}

/** Points and prohibited pairs, which the generator doesn’t draw by itself. */
function rareWishes(seed: number): Partial<RandomEvent> {
  const roll = dice(seed ^ 0xace)
  const [points, isHalf, forbidden, isLong] = [scale(roll()), roll() < 0.15, roll(), roll() < 0.2]
  const players = 8 + Math.floor(roll() * 12)
  return {
    ...points,
    ...(isHalf && { pab: points.draw }),
    // So many rounds that some of these events have no legal pairing at their end.
    ...(isLong && { players, rounds: Math.min(11, players - 1) }),
    ...(forbidden < 0.1 && { forbidden: 1 + Math.floor(forbidden * 60) }),
  }
}

/** Mostly 1, ½, 0; sometimes 3, 1, 0 or 3, 2, 1. */
function scale(chance: number): { win: number; draw: number; loss: number } {
  if (chance < 0.8) return { win: 1, draw: 0.5, loss: 0 }
  return chance < 0.92 ? { win: 3, draw: 1, loss: 0 } : { win: 3, draw: 2, loss: 1 }
}

/** An event of the other program under our checker. */
export function compareTheirs(seed: number, way: ComparedWay, { program, scratch, kept }: Comparison): void {
  const [config, file] = [join(scratch, 'config.txt'), join(scratch, 'theirs.trf')]
  writeFileSync(config, configuration(seed))
  rmSync(file, { force: true })
  const { status, stderr, stdout } = bbp(program, ['--dutch', '-g', config, '-o', file, '-s', String(seed)])
  if (status !== 0) {
    way.failed[seed] = (stderr || stdout).trim()
    return
  }
  const { snapshot } = parseTournament(readFileSync(file, 'utf8'))
  const rounds = [...checkRounds(snapshot)]
  way.events += 1
  way.rounds += rounds.length
  way.pairs += rounds.reduce((sum, { boards }) => sum + boards, 0)
  const differing = rounds.filter((round) => round.refusal || countedDifferences(round).length > 0)
  if (differing.length === 0) return
  way.differences[seed] = differing.map(({ round }) => round)
  copyFileSync(file, join(kept, `theirs-${seed}.trf`))
}

/** Choices of the other program’s generator, drawn by the seed. */
function configuration(seed: number): string {
  const roll = dice(seed ^ 0x5eed)
  const between = (least: number, most: number): number => least + Math.floor(roll() * (most - least + 1))
  const players = between(8, 60)
  const [{ win, draw, loss }, isHalf] = [scale(roll()), roll() < 0.15]
  return [
    `PlayersNumber=${players}`,
    `RoundsNumber=${Math.min(between(4, 11), players - 1)}`,
    `DrawPercentage=${between(10, 60)}`,
    `ForfeitRate=${between(6, 60)}`,
    `RetiredRate=${between(8, 200)}`,
    `HalfPointByeRate=${between(6, 200)}`,
    `HighestRating=${between(2300, 2800)}`,
    `LowestRating=${between(1400, 2200)}`,
    `PointsForWin=${win.toFixed(1)}`,
    `PointsForDraw=${draw.toFixed(1)}`,
    `PointsForLoss=${loss.toFixed(1)}`,
    `PointsForPAB=${(isHalf ? draw : win).toFixed(1)}`,
    '',
  ].join('\n')
}
