import { drawRound } from '../../core/draw/draw-round.ts'
import { isRefusal } from '../../core/draw/refusal.ts'
import { refusalText, WAYS_OUT } from '../../core/draw/refusal-text.ts'
import type { FileTournament } from './trf-file.ts'

/** A round as lines of `white black`, numbers in board order and 0 for the bye; `none` and a sentence where there is none. */
export interface PairLines {
  lines: string[]
  refusal?: string
}

export function pairLines({ snapshot, byeRequests, rules }: FileTournament, round: number): PairLines {
  const drawn = drawRound(snapshot, round, { byes: byeRequests, rules })
  if (isRefusal(drawn))
    return { lines: ['none'], refusal: [refusalText(snapshot, round, drawn), ...WAYS_OUT].join('\n') }
  const { no } = snapshot.players
  return { lines: drawn.map(({ white, black }) => `${no[white]} ${black < 0 ? 0 : no[black]}`) }
}

/** All rounds of a file; the next one too where there is none, which ends it. */
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
