import { checkRound, drawnBoards, type BoardDifference } from '#core/draw/check-round.ts'
import { asDrawn } from '#core/draw/as-drawn.ts'
import type { DrawPair } from '#core/draw/draw-input.ts'
import { drawRound } from '#core/draw/draw-round.ts'
import { isAsNoted } from '#core/draw/noted-changes.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import { RULES_IN_FORCE } from '#core/draw/rules-in-force.ts'
import { startOrder } from '#core/text/start.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { asLines, asNotes, parseFileWords, type Command } from './command.ts'
import { rankLines } from './check-ranks.ts'
import { robinRematches, tableDifferences } from './check-table.ts'
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

/** The order of boards says nothing: a report doesn’t number them. */
const UNNUMBERED = 'boards'

interface CheckResult {
  lines: string[]
  differences: number
  notes: string[]
}

/** One line for each board and rank that differs from the rules, and a last line with their count. */
export function checkLines(tournament: Pick<FileTournament, 'snapshot' | 'trf'>): CheckResult {
  const { snapshot } = tournament
  const isRobin = snapshot.systems.every(({ system }) => system === 'roundRobin')
  const rounds = isRobin ? [checkedRobin(snapshot)] : swissRounds(snapshot)
  const ranks = rankLines(tournament)
  const lines = [...rounds.flatMap((round) => round.lines), ...ranks.lines]
  return {
    lines: [...lines, `${snapshot.round} rounds, ${lines.length} differences`],
    differences: lines.length,
    notes: [...rounds.flatMap((round) => round.notes), ...ranks.notes, ...olderRules(snapshot)],
  }
}

const swissRounds = (snapshot: Snapshot): CheckedPart[] =>
  Array.from({ length: snapshot.round }, (_, at) => checkedRound(snapshot, at + 1))

type CheckedPart = Pick<CheckResult, 'lines' | 'notes'>

/**
 * A round robin is compared with the Berger table. If most boards are not in it, the numbers were drawn otherwise, and only
 * who met twice is told.
 */
function checkedRobin(snapshot: Snapshot): CheckedPart {
  const rounds = Array.from({ length: snapshot.round }, (_, at) => at + 1)
  const found = rounds.map((round) => tableDifferences(snapshot, round))
  const boards = rounds.flatMap((round) => drawnBoards(snapshot, round).filter(({ black }) => black >= 0)).length
  const isBerger = 2 * found.flat().length <= boards
  const told = isBerger ? found : robinRematches(snapshot)
  return {
    lines: told.flatMap((some, at) => some.map((one) => differenceLine(snapshot, at + 1, one))),
    notes: isBerger
      ? []
      : ['The rounds aren’t those of the Berger table with these numbers; only who met whom is checked.'],
  }
}

function checkedRound(snapshot: Snapshot, round: number): CheckedPart {
  const found =
    systemAt(snapshot.settings, snapshot.systems, round).system === 'swiss'
      ? checkRound(snapshot, round).filter(({ reason }) => reason !== UNNUMBERED)
      : tableDifferences(snapshot, round)
  if (found.length === 0) return { lines: [], notes: [] }
  if (wasChangedByHand(snapshot, round))
    return { lines: [], notes: [`Round ${round} was changed by hand, as the remarks in the file say.`] }
  return { lines: found.map((difference) => differenceLine(snapshot, round, difference)), notes: [] }
}

function differenceLine({ players: { no } }: Snapshot, round: number, difference: BoardDifference): string {
  const { board, published, drawn, reason } = difference
  const text = (pair: DrawPair | null): string =>
    pair ? `${no[pair.white]} ${pair.black < 0 ? 0 : no[pair.black]}` : '–'
  return `round ${round} board ${board}: ${text(published)} should be ${text(drawn)} (${REASONS[reason] ?? reason})`
}

function wasChangedByHand(snapshot: Snapshot, round: number): boolean {
  if (systemAt(snapshot.settings, snapshot.systems, round).system !== 'swiss') return false
  const drawn = drawRound(asDrawn(snapshot, round), round)
  return isAsNoted(snapshot, round, isRefusal(drawn) ? [] : drawn, drawnBoards(snapshot, round))
}

const olderRules = ({ dates }: Snapshot): string[] =>
  dates.some((date) => date !== null && startOrder(date) < RULES_IN_FORCE)
    ? ['Rounds before 1 February 2026 were drawn by older rules; they are compared with today’s.']
    : []
