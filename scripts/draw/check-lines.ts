import { checkRound, type BoardDifference } from '../../core/draw/check-round.ts'
import type { DrawPair } from '../../core/draw/draw-input.ts'
import type { FileTournament } from './trf-file.ts'

const REASONS: Record<string, string> = {
  order: 'as good by all criteria, but later in the order of generation',
  colours: 'other colours',
  boards: 'another board order',
  pairs: 'other pairs',
  impossible: 'no legal pairing exists',
}

/** Every drawn round against what the rules draw: a line for each board that differs, and a last one that counts. */
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
