import { drawRound } from '#core/draw/draw-round.ts'
import { proposeDraw } from '#core/draw/engines.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import { refusalText, waysOut } from '#core/draw/refusal-text.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import {
  asLines,
  asNotes,
  CommandError,
  parseFileWords,
  UsageError,
  type Command,
  type CommandOptions,
} from './command.ts'
import { readDrawable, type FileTournament } from './tournament-file.ts'

/**
 * Lines of `white black` in board order: pairing numbers, 0 for the bye; `none` and a sentence if there is no legal
 * pairing.
 */
interface PairLines {
  lines: string[]
  refusal?: string
}

const OPTIONS = {
  round: { type: 'string', value: 'N', help: 'pair round N; without it, the round after the last one in the file' },
  all: { type: 'boolean', help: 'pair every round in the file, each from the rounds before it' },
} satisfies CommandOptions

export const pair: Command = {
  usage: 'pair FILE [--round N | --all]',
  summary: 'pairs a round by FIDE’s rules',
  details:
    'Prints a line for each board, in board order: White’s number and Black’s, or 0 for the pairing-allocated bye.\nIf there is no legal pairing it prints “none” and who is in the way.',
  options: OPTIONS,
  async run(args) {
    const { file, values } = parseFileWords(args, OPTIONS)
    if (values.all && values.round !== undefined) throw new UsageError('Choose --round or --all, not both.')
    const tournament = await readDrawable(file)
    const { lines, refusal } = values.all
      ? allPairLines(tournament)
      : pairLines(tournament, roundNumber(values.round, tournament.snapshot.round))
    return {
      exitCode: refusal ? 1 : 0,
      stdout: asLines(lines),
      ...asNotes([...tournament.notes, ...(refusal ? [refusal] : [])]),
    }
  },
}

/**
 * The requested round, by default the next one. A round needs the results of the one before it. Throws a CommandError.
 */
function roundNumber(asked: string | undefined, paired: number): number {
  const round = asked === undefined ? paired + 1 : Number(asked)
  if (!Number.isInteger(round) || round < 1 || round > paired + 1)
    throw new CommandError(`No round ${asked}: the file has ${paired} rounds.`)
  return round
}

export function pairLines({ snapshot, byeRequests }: FileTournament, round: number): PairLines {
  if (systemAt(snapshot.settings, snapshot.systems, round).system !== 'swiss') return tableLines(snapshot, round)
  const drawn = drawRound(snapshot, round, { byes: byeRequests })
  if (isRefusal(drawn))
    return { lines: ['none'], refusal: [refusalText(snapshot, round, drawn), ...waysOut()].join('\n') }
  const { no } = snapshot.players
  return { lines: drawn.map(({ white, black }) => `${no[white]} ${black < 0 ? 0 : no[black]}`) }
}

/** A round of a round robin or a knockout. */
function tableLines(snapshot: Snapshot, round: number): PairLines {
  const drawn = proposeDraw(snapshot, round)
  if (typeof drawn === 'string') return { lines: ['none'], refusal: drawn }
  return { lines: drawn.pairs.map(({ white, black }) => `${white} ${black ?? 0}`) }
}

/** All rounds of a file. If the event isn’t over and its next round has no legal pairing, that round too. */
export function allPairLines(tournament: FileTournament): PairLines {
  const { round, settings } = tournament.snapshot
  const lines: string[] = []
  for (let number = 1; number <= round; number++) {
    const drawn = pairLines(tournament, number)
    lines.push(`round ${number}`, ...drawn.lines)
    if (drawn.refusal) return { lines, refusal: drawn.refusal }
  }
  if (round >= (settings.totalRounds ?? Infinity)) return { lines }
  const next = pairLines(tournament, round + 1)
  return next.refusal ? { lines: [...lines, `round ${round + 1}`, ...next.lines], refusal: next.refusal } : { lines }
}
