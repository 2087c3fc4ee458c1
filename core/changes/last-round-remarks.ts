import { isLargeDraw } from '../draw/certified-draw.ts'
import { checkRound, type BoardDifference } from '../draw/check-round.ts'
import { notedPair } from '../draw/noted-changes.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { SetRemark } from './set-remark.ts'

/**
 * Boards of the current round that would be drawn otherwise because, with another number of rounds, it is the last one or
 * no longer is (FIDE C.04.3 has other rules for colours and floats there).
 */
export function lastRoundDifferences(snapshot: Snapshot, totalRounds: number | null): BoardDifference[] {
  const { round, settings, systems } = snapshot
  const isLastBefore = round === settings.totalRounds
  if (round === 0 || isLastBefore === (round === totalRounds)) return []
  if (systemAt(settings, systems, round).system !== 'swiss' || isLargeDraw(snapshot, round)) return []
  const before = new Set(checkRound(snapshot, round).map(({ board }) => board))
  return checkRound({ ...snapshot, settings: { ...settings, totalRounds } }, round).filter(
    ({ board }) => !before.has(board),
  )
}

/** The remark about these boards: `Configuration @ Round 5: last round 3-4 6-5 => 3-6 4-5`. */
export function lastRoundRemarks(snapshot: Snapshot, totalRounds: number | null | undefined): SetRemark[] {
  if (totalRounds === undefined) return []
  const found = lastRoundDifferences(snapshot, totalRounds)
  if (found.length === 0) return []
  const pairs = (of: 'published' | 'drawn'): string =>
    found.flatMap((one) => (one[of] ? [notedPair(snapshot, one[of])] : [])).join(' ') || 'none'
  const remark = `Configuration @ Round ${snapshot.round}: last round ${pairs('published')} => ${pairs('drawn')}`
  return [{ type: 'setRemark', remark, isNoted: true }]
}
