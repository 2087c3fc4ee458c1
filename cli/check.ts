import { checkRound, type BoardDifference } from '#core/draw/check-round.ts'
import type { DrawPair } from '#core/draw/draw-input.ts'
import { asLines, parseFileWords, type Command } from './command.ts'
import { readSwiss, type FileTournament } from './tournament-file.ts'

/** Texts of reasons that are no criteria of the rules; criteria keep their name (`C12`). */
const REASONS: Record<string, string> = {
  order: 'as good by all criteria, but later in the order of generation',
  colours: 'other colours',
  boards: 'another board order',
  pairs: 'other pairs',
  impossible: 'no legal pairing exists',
}

export const check: Command = {
  usage: 'check FILE',
  summary: 'pairs every round again and names the boards that differ',
  details:
    'Prints a line for each board that isn’t as FIDE’s rules pair it, with the first criterion that the file’s pairing breaks;\nthen how many rounds were checked and how many boards differ.',
  options: {},
  async run(args) {
    const { file } = parseFileWords(args, {})
    const { lines, differences } = checkLines(await readSwiss(file))
    return { exitCode: differences > 0 ? 1 : 0, stdout: asLines(lines) }
  },
}

/** One line for each board that differs from the pairing rules, and a last line with their count. */
export function checkLines({ snapshot, rules }: Pick<FileTournament, 'snapshot' | 'rules'>): {
  lines: string[]
  differences: number
} {
  const { no } = snapshot.players
  const text = (pair: DrawPair | null): string =>
    pair ? `${no[pair.white]} ${pair.black < 0 ? 0 : no[pair.black]}` : '–'
  const lines: string[] = []
  for (let round = 1; round <= snapshot.round; round++) {
    lines.push(
      ...checkRound(snapshot, round, rules).map(
        ({ board, published, drawn, reason }: BoardDifference) =>
          `round ${round} board ${board}: ${text(published)} should be ${text(drawn)} (${REASONS[reason] ?? reason})`,
      ),
    )
  }
  const differences = lines.length
  return { lines: [...lines, `${snapshot.round} rounds, ${differences} differences`], differences }
}
