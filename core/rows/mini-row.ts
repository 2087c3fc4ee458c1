import { miniPoints } from '../match/fixture-score.ts'
import { fewestBoards, isForfeit, type Mini, type Ruling } from '../match/mini.ts'
import { judgedMini, miniStatus } from '../match/mini-status.ts'
import { hasScore, type Status } from '../match/status.ts'
import type { SegmentClass } from '../tournament/segments.ts'
import { plainPoints } from '../text/score.ts'
import type { Settings } from '../tournament/tournament.ts'

type PlainScore = [white: number, black: number]

/** One match of a fixture in the API. Points are plain, times are in ms. */
export interface MiniRow {
  k: number
  label: string
  timeClass: SegmentClass
  link: string | null
  startTime: number | null
  endTime: number | null
  boards: number | null
  minBoards: number
  scores: PlainScore | null
  /** The side that forfeited, or both. */
  forfeit: 'w' | 'b' | 'both' | null
  scored: boolean
  provisional: boolean
  status: Status
  ruling: (Omit<Ruling, 'before' | 'after'> & { before: PlainScore | null; after: PlainScore | null }) | null
}

export const miniRows = (settings: Settings, minis: readonly Mini[], now: number): MiniRow[] =>
  minis.map((mini, at) => miniRow(settings, mini, at, now))

function miniRow(settings: Settings, mini: Mini, at: number, now: number): MiniRow {
  const segment = settings.segments[at]!
  const { facts, outcome, ruling } = mini
  const where = miniStatus(mini, now)
  const points = hasScore(where) ? miniPoints(settings, segment, mini) : null
  return {
    k: mini.k,
    label: segment.label,
    timeClass: segment.timeClass,
    link: facts.link ?? null,
    startTime: facts.startTime ?? null,
    endTime: facts.endTime ?? null,
    boards: facts.boards ?? null,
    minBoards: fewestBoards(mini, segment),
    scores: plain(points),
    forfeit: isForfeit(outcome) ? FORFEITED_BY[outcome]! : null,
    scored: judgedMini(mini).scored,
    provisional: facts.provisional ?? false,
    status: where,
    ruling: ruling ? { ...ruling, before: plain(ruling.before.points), after: plain(ruling.after.points) } : null,
  }
}

const FORFEITED_BY: Record<string, 'w' | 'b' | 'both'> = { '-+': 'w', '+-': 'b', '--': 'both' }

const plain = (points: readonly [number, number] | null): PlainScore | null =>
  points && [plainPoints(points[0]), plainPoints(points[1])]
