import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportTrf } from '#core/trf/export.ts'
import { CommandError, parseWords, UsageError, type Command, type CommandOptions } from './command.ts'
import { randomEvent, type RandomEvent } from './random-event.ts'

/** FIDE requires of a generator that two runs differ by default, so a run without --seed picks a new seed. */
const SEEDS = 2 ** 31

/** A TRF file has four columns for a player’s number. */
const MOST_PLAYERS = 9999

const COUNTS = {
  players: { type: 'string', value: 'N', help: 'players; 40 without it' },
  rounds: { type: 'string', value: 'N', help: 'rounds; 9 without it' },
  seed: { type: 'string', value: 'N', help: 'makes the same tournament again; without it each one is new' },
  played: { type: 'string', value: 'N', help: 'rounds that are paired and played; all of them without it' },
  forbidden: { type: 'string', value: 'N', help: 'pairs of players who must not meet' },
  count: { type: 'string', value: 'N', help: 'tournaments, each with the next seed; needs --out' },
} satisfies CommandOptions

const SHARES = {
  draws: { type: 'string', value: 'SHARE', help: 'games that are drawn; without it they depend on the ratings' },
  forfeits: { type: 'string', value: 'SHARE', help: 'games that are forfeited by one side or both' },
  byes: { type: 'string', value: 'SHARE', help: 'half-point and zero-point byes that players ask for, in each round' },
  late: { type: 'string', value: 'SHARE', help: 'players who come one to three rounds late' },
  withdrawals: { type: 'string', value: 'SHARE', help: 'players who leave before the end' },
} satisfies CommandOptions

const POINTS = {
  win: { type: 'string', value: 'POINTS', help: 'for a win; 1 without it' },
  draw: { type: 'string', value: 'POINTS', help: 'for a draw; 0.5 without it' },
  loss: { type: 'string', value: 'POINTS', help: 'for a loss; 0 without it' },
  pab: { type: 'string', value: 'POINTS', help: 'for the pairing-allocated bye; as for a win without it' },
} satisfies CommandOptions

const FLAGS = {
  acceleration: { type: 'boolean', help: 'Baku acceleration (FIDE C.04.7)' },
  black: { type: 'boolean', help: 'the top player has Black in round 1' },
  out: { type: 'string', value: 'FOLDER', help: 'writes the files t1.trf, t2.trf and so on there' },
} satisfies CommandOptions

const OPTIONS = { ...COUNTS, ...SHARES, ...POINTS, ...FLAGS } satisfies CommandOptions

export const generate: Command = {
  usage: 'generate [--players N] [--rounds N] [--seed N] …',
  summary: 'prints a random tournament, paired by FIDE’s Swiss rules',
  details: 'Prints a TRF26 file; its name (record 012) holds the seed. A SHARE is written as 5% or 0.05.',
  options: OPTIONS,
  async run(args) {
    const { out, count = 1, ...wishes } = readOptions(args)
    if (out === undefined) return { exitCode: 0, stdout: generated(wishes) }
    await writeFiles(out, wishes, count)
    const last = wishes.seed + count - 1
    return { exitCode: 0, stdout: `${count} tournaments in ${out}, seeds ${wishes.seed} to ${last}\n` }
  },
}

function generated(wishes: RandomEvent): string {
  const event = randomEvent(wishes)
  return exportTrf({ ...event, active: event.round < (event.settings.totalRounds ?? 0) })
}

async function writeFiles(folder: string, wishes: RandomEvent, count: number): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    for (let at = 0; at < count; at++)
      await writeFile(join(folder, `t${at + 1}.trf`), generated({ ...wishes, seed: wishes.seed + at }))
  } catch {
    throw new CommandError(`Can’t write to ${folder}.`)
  }
}

interface GenerateOptions extends RandomEvent {
  out?: string | undefined
  count?: number
}

function readOptions(args: string[]): GenerateOptions {
  const { words, values } = parseWords(args, OPTIONS)
  if (words.length > 0) throw new UsageError(`Generate reads no file: ${words[0]}.`)
  const read = <Name extends keyof typeof OPTIONS>(
    options: Record<Name, unknown>,
    parse: (name: string, text: string) => number,
  ) =>
    Object.fromEntries(
      (Object.keys(options) as Name[]).flatMap((name) => {
        const text = values[name]
        return typeof text === 'string' ? [[name, parse(name, text)]] : []
      }),
    ) as Partial<Record<Name, number>>
  const event = {
    players: 40,
    rounds: 9,
    seed: Math.floor(Math.random() * SEEDS),
    ...read(COUNTS, parseCount),
    ...read(SHARES, parseShare),
    ...read(POINTS, parsePoints),
    acceleration: values.acceleration,
    black: values.black,
    out: values.out,
  }
  if (event.players < 2 || event.players > MOST_PLAYERS)
    throw new CommandError(`A tournament has 2 to ${MOST_PLAYERS} players, not ${event.players}.`)
  if (event.count !== undefined && event.out === undefined)
    throw new UsageError('Name a folder for several tournaments: --out FOLDER.')
  if (event.rounds < 1) throw new CommandError('A tournament has at least one round.')
  return event
}

function parseCount(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new CommandError(`--${name} is a whole number, not “${text}”.`)
  return Number(text)
}

function parseShare(name: string, text: string): number {
  const share = text.endsWith('%') ? parsePoints(name, text.slice(0, -1)) / 100 : parsePoints(name, text)
  if (share > 1) throw new CommandError(`--${name} is a share of at most 100%, not “${text}”.`)
  return share
}

function parsePoints(name: string, text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new CommandError(`--${name} is a number such as 0.5, not “${text}”.`)
  return Number(text)
}
