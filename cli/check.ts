import type { BoardDifference } from '#core/draw/check-round.ts'
import type { DrawPair } from '#core/draw/draw-input.ts'
import { checkRanks, type CheckedRanks } from '#core/import/check-ranks.ts'
import { checkRounds, countedDifferences, isByOlderRules, type ComparedRound } from '#core/import/check-rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { asLines, asNotes, parseFileWords, type Command } from './command.ts'
import { readDrawable, type FileTournament } from './tournament-file.ts'

/** Texts of reasons that are no criteria of the rules; criteria keep their name (`C12`). */
const REASONS: Record<string, string> = {
  order: 'as good by all criteria, but later in the order of generation',
  colours: 'other colours',
  pairs: 'other pairs',
  impossible: 'no legal pairing exists',
  again: 'they have met in this cycle',
}

export const check: Command = {
  usage: 'check FILE',
  summary: 'pairs every round again and names the boards and ranks that differ',
  details:
    'Prints a line for each board that isn’t as FIDE’s rules pair it, with the first criterion that the file’s pairing breaks;\nthen how many rounds were checked and how many boards and ranks differ. Ranks are compared if the file lists its tie-breaks.\nRemarks in the file (###) about changes by hand, corrected results and changed settings are taken into account.',
  options: {},
  async run(args) {
    const { file } = parseFileWords(args, {})
    const tournament = await readDrawable(file)
    const { lines, differences, notes } = checkLines(tournament)
    return { exitCode: differences > 0 ? 1 : 0, stdout: asLines(lines), ...asNotes([...tournament.notes, ...notes]) }
  },
}

interface CheckResult {
  lines: string[]
  differences: number
  notes: string[]
}

/** One line for each board and rank that differs from the rules, and a last line with their count. */
export function checkLines({ snapshot, trf }: Pick<FileTournament, 'snapshot' | 'trf'>): CheckResult {
  const rounds = [...checkRounds(snapshot)]
  const ranks: CheckedRanks = trf ? checkRanks({ snapshot, trf }) : { checked: 0, differences: [] }
  const lines = [
    ...rounds.flatMap((round) =>
      countedDifferences(round).map((difference) => differenceLine(snapshot, round.round, difference)),
    ),
    ...rankLines(snapshot, ranks),
  ]
  return {
    lines: [...lines, `${snapshot.round} rounds, ${lines.length} differences`],
    differences: lines.length,
    notes: [...roundNotes(rounds), ...rankNotes(ranks), ...olderRules(snapshot)],
  }
}

function roundNotes(rounds: ComparedRound[]): string[] {
  const byHand = rounds.filter(({ isNoted }) => isNoted)
  return [
    ...(rounds.some(({ comparedWith }) => comparedWith === 'meetings')
      ? ['The rounds aren’t those of the Berger table with these numbers; only who met whom is checked.']
      : []),
    ...byHand.map(({ round }) => `Round ${round} was changed by hand, as the remarks in the file say.`),
  ]
}

function differenceLine({ players: { no } }: Snapshot, round: number, difference: BoardDifference): string {
  const { board, published, drawn, reason } = difference
  const text = (pair: DrawPair | null): string =>
    pair ? `${no[pair.white]} ${pair.black < 0 ? 0 : no[pair.black]}` : '–'
  return `round ${round} board ${board}: ${text(published)} should be ${text(drawn)} (${REASONS[reason] ?? reason})`
}

const rankLines = ({ players: { no } }: Snapshot, { differences }: CheckedRanks): string[] =>
  differences.map(
    ({ player, stated, from, to }) =>
      `rank of ${no[player]}: ${stated || 'none'} should be ${from === to ? from : `${from} to ${to}`}`,
  )

const UNCHECKED: Partial<Record<NonNullable<CheckedRanks['unchecked']>, string>> = {
  noTieBreaks: 'The ranks aren’t checked: the file doesn’t list its tie-breaks (record 212 or 202).',
  unknownTieBreaks: 'The ranks aren’t checked: a tie-break of the file is unknown.',
}

function rankNotes({ unchecked }: CheckedRanks): string[] {
  const note = unchecked && UNCHECKED[unchecked]
  return note === undefined ? [] : [note]
}

const olderRules = (snapshot: Snapshot): string[] =>
  isByOlderRules(snapshot)
    ? ['Rounds before 1 February 2026 were drawn by older rules; they are compared with today’s.']
    : []
