import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportTrf } from '#core/trf/export.ts'
import { asNotes, CommandError, type Command } from './command.ts'
import { drawnWishes, type ChosenWishes } from './drawn-wishes.ts'
import { GENERATE_OPTIONS, readGenerateOptions } from './generate-options.ts'
import { randomEvent, type RandomEvent } from './random-event.ts'

/** Of an event of which nothing is drawn. */
const PLAIN = { players: 40, rounds: 9 }

/** The program and the system (FIDE’s type code); acceleration is in records 250. */
const HEADER = ['092 Individual: Swiss', '182 Kibitz', '192 FIDE_DUTCH']

export const generate: Command = {
  usage: 'generate [--players N] [--rounds N] [--seed N] …',
  summary: 'prints a random tournament, paired by FIDE’s Swiss rules',
  details:
    'Prints a TRF26 file; its name (record 012) holds the seed. What you don’t choose is drawn at random.\nAn AMOUNT is a number in the whole tournament such as 3, a share such as 5%, or a list of these by round: 2,0,5%.\nA SHARE is written as 5% or 0.05. The ranks follow from the tie-breaks that the file lists.',
  options: GENERATE_OPTIONS,
  async run(args) {
    const { chosen, isPlain, hasOwnSeed, out, count } = readGenerateOptions(args)
    const wishesOf = (seed: number): RandomEvent =>
      isPlain ? { ...PLAIN, ...ofRatings(chosen), seed } : drawnWishes({ ...chosen, seed })
    const { seed } = chosen
    if (out === undefined) {
      const notes = hasOwnSeed ? [] : [`Seed ${seed}.`]
      return { exitCode: 0, stdout: generatedTrf(wishesOf(seed)), ...asNotes(notes) }
    }
    await writeFiles(out, seed, count, wishesOf)
    const last = seed + count - 1
    return { exitCode: 0, stdout: `${count} tournaments in ${out}, seeds ${seed} to ${last}\n` }
  },
}

const ofRatings = (chosen: ChosenWishes): ChosenWishes =>
  chosen.ratings ? { ...chosen, players: chosen.ratings.length } : chosen

/** The file of a random event. */
export function generatedTrf(wishes: RandomEvent): string {
  const event = randomEvent(wishes)
  return exportTrf({ ...event, reportLines: HEADER, active: event.round < (event.settings.totalRounds ?? 0) })
}

async function writeFiles(
  folder: string,
  seed: number,
  count: number,
  wishesOf: (seed: number) => RandomEvent,
): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    for (let at = 0; at < count; at++)
      await writeFile(join(folder, `t${at + 1}.trf`), generatedTrf(wishesOf(seed + at)))
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`Can’t write to ${folder}.`)
  }
}
