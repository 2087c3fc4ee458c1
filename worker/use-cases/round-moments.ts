import { arrivalKey, arrivals } from '#core/moments/arrivals.ts'
import { recordedGames } from '#core/moments/recorded-games.ts'
import { roundMoments } from '#core/moments/round-moments.ts'
import type { RecordedRound } from '#core/moments/round-record.ts'
import { hiddenMoments, type MomentRow, type RoundMoments } from '#core/moments/shown-moments.ts'
import type { Moment } from '#core/moments/moment.ts'
import { hasReportedBoards, lineUpGames } from '#core/snapshot/line-up-games.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import { shownGames } from '#core/snapshot/spoiler-free.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { startOrder } from '#core/text/start.ts'
import { positionAfter } from '../cache/moment-positions.ts'
import type { SnapshotContext } from '../cache/snapshots.ts'
import { versionedText } from '../cache/versioned-text.ts'
import type { Db } from '../data/db.ts'
import { listGames, listPeople } from '../data/games.ts'
import { listLineUps } from '../data/rosters.ts'
import { listSincePublication } from '../data/round-changes.ts'

const CACHE_BYTES = 4 * 1024 * 1024
const cache = versionedText('moments', CACHE_BYTES)

/** All moments of a round as JSON, cached by version: each result raises it. */
const momentsJson = (context: SnapshotContext, full: Snapshot, round: number): Promise<string> =>
  cache(context, `${full.id}-${round}`, full.version, async () =>
    JSON.stringify(await loadRows(context.db, full, full, round)),
  )

/** The moments that a reader sees, and how many are hidden. */
export async function shownMoments(
  context: SnapshotContext,
  full: Snapshot,
  shown: Snapshot,
  round: number,
): Promise<RoundMoments> {
  const isTeam = full.settings.competitors === 'team'
  // Even who meets whom in a round may be hidden.
  if (round > shown.rounds.length) return { round, isTeam, moments: [], hidden: [] }
  const all = JSON.parse(await momentsJson(context, full, round)) as MomentRow[]
  if (!shown.hidden) return { round, isTeam, moments: all, hidden: [] }
  const moments = await loadRows(context.db, full, shown, round)
  return { round, isTeam, moments, hidden: hiddenMoments(all, moments) }
}

/** Moments of the facts in `shown`; when results came is looked up with all facts. */
export const loadMoments = async (db: Db, full: Snapshot, shown: Snapshot, round: number): Promise<Moment[]> =>
  roundMoments(await loadRecord(db, full, shown, round))

async function loadRows(db: Db, full: Snapshot, shown: Snapshot, round: number): Promise<MomentRow[]> {
  const record = await loadRecord(db, full, shown, round)
  const texts = new Map(record.games.map(({ no, game, pgn }) => [`${no}-${game}`, pgn]))
  return roundMoments(record).map((moment) => withPosition(full.id, round, moment, texts))
}

async function loadRecord(db: Db, full: Snapshot, shown: Snapshot, round: number): Promise<RecordedRound> {
  const isTeam = full.settings.competitors === 'team'
  const [changes, stored, people, lineUps] = await Promise.all([
    listSincePublication(db, full.id, round),
    listGames(db, full.id, { round }),
    isTeam ? listPeople(db, full.id) : [],
    isTeam && hasReportedBoards(full) ? listLineUps(db, full.id) : [],
  ])
  const reported = lineUpGames(full, { lineUps, individuals: people, games: stored }).filter(
    (one) => one.round === round,
  )
  const found = arrivals(full, round, changes, firstKnown(full, round, changes.at(-1)?.at))
  return {
    snapshot: shown,
    round,
    games: recordedGames(shown, round, shownGames(shown, [...stored, ...reported]), people),
    arrivedAt: (no, game) => found.get(arrivalKey(no, game)) ?? found.get(arrivalKey(no, 0)) ?? full.createdAt,
  }
}

/** For results that no change tells of: the round’s start, or the first change that is known. */
function firstKnown({ dates, createdAt }: Snapshot, round: number, oldest: number | undefined): number {
  const start = dates[round - 1]
  return oldest ?? (start === null || start === undefined ? createdAt : startOrder(start))
}

function withPosition(
  id: string,
  round: number,
  moment: Moment,
  texts: ReadonlyMap<string, string | undefined>,
): MomentRow {
  const match = pairingId(id, round, moment.no)
  if (moment.kind !== 'swing' && moment.kind !== 'mate') return { ...moment, match }
  const pgn = texts.get(`${moment.no}-${moment.game}`) ?? ''
  const position = positionAfter(`${match}/${moment.game}`, pgn, moment.ply)
  return { ...moment, match, ...(position && { position }) }
}
