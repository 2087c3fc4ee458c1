import type { SiteRoster } from '#core/chess-site/parse-match.ts'
import type { MatchState } from '#core/match/completion.ts'
import { nextDailyPoll } from '#core/match/daily-pace.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { isShort } from '#core/match/short-roster.ts'
import { HOUR, MINUTE } from '#core/time.ts'
import type { MatchAnswer } from '../chess-sites/chesscom.ts'
import { open } from '../data/db.ts'
import * as rosters from '../data/match-rosters.ts'
import type { PollContext, PolledWatch, PollState } from './poll.ts'

/** The next poll of a daily match. Boards that could not be read yet are tried again soon. */
export const dailyPoll = (watch: PolledWatch, { facts, outcome, points }: MatchState, now: number): number => {
  const scored = outcome !== NO_OUTCOME && !facts.provisional
  const next = nextDailyPoll({ ...facts, outcome, scored, points }, now) ?? now + HOUR
  return (watch.unread ?? 0) > 0 ? Math.min(next, now + MINUTE) : next
}

/**
 * How many players had signed up for each side. While players sign up, the site’s list is kept: after the start it has
 * neither ratings nor those who got no board.
 */
export async function signUpsOf(
  context: PollContext,
  { tournamentId }: PollState,
  { round, no, k }: PolledWatch,
  { report, present }: Extract<MatchAnswer, { kind: 'seen' }>,
): Promise<[number, number] | undefined> {
  if (!present) return undefined
  const db = open(context.env.DB)
  const ref = { tournament: tournamentId, round, no, k }
  const isOpen = report.bodyStatus === 'registration' || report.bodyStatus === 'scheduled'
  const listed = present.rosters
  if (isOpen && listed.some(({ players }) => players.length > 0)) {
    context.requests -= 1
    await rosters.keep(db, ref, { rosters: listed, minBoards: report.minBoards ?? null }, context.clock())
  }
  if (report.bodyStatus !== 'finished') return undefined
  const known = await rosters.find(db, ref)
  if (known) await rosters.keep(db, ref, withoutHabits(known), known.takenAt)
  if (!isShort(report)) return undefined
  const kept = known?.rosters ?? listed
  return [kept[0].players.length, kept[1].players.length]
}

/** How often players lose on time is for their captains, and only until the match is over. */
function withoutHabits({ rosters: both, minBoards }: rosters.KeptRosters): rosters.KeptRosters {
  const plain = (side: SiteRoster): SiteRoster => ({
    ...side,
    players: side.players.map(({ timeouts: _timeouts, ...player }) => player),
  })
  return { rosters: [plain(both[0]), plain(both[1])], minBoards }
}
