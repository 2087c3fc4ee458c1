import { sql, type SQL } from 'drizzle-orm'
import type { TournamentFile } from '#core/changes/import-tournament.ts'
import type { ByeRequest } from '#core/snapshot/desk.ts'
import type { BoardGame, Individual } from '#core/snapshot/individual.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { StoredEntryDetails } from '#core/snapshot/entry-details.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { digest } from '../secrets/token.ts'
import { runBatch } from './batch.ts'
import type { CommittedChange, CommitOptions } from './change-draft.ts'
import { commit, type CommitResult } from './commit.ts'
import type { Db } from './db.ts'
import { saveDetails } from './entry-detail-writes.ts'
import { individualInserts } from './rosters.ts'
import { insertRows } from './row-sql.ts'
import * as tournaments from './tournaments.ts'

/** A tournament file with its bye requests and entry details. If one of these is missing, the stored rows stay. */
type SavedFile = TournamentFile & { byeRequests?: ByeRequest[]; entryDetails?: StoredEntryDetails[] }

/** `reason` lists the repairs made in the file; `by` is a user id. */
type ImportOptions = Partial<Pick<CommitOptions, 'by' | 'reason' | 'key' | 'request' | 'guard'>>

/**
 * Replaces a tournament by a file's, as one change. Owners of entries, announcements and helpers stay; so do bye
 * requests if the file has none. Throws when the tournament is changed concurrently.
 */
export async function saveImport(db: Db, file: SavedFile, options: ImportOptions = {}): Promise<CommittedChange> {
  const { id } = file.snapshot
  const rows = await tournaments.loadRecords(db, id)
  const before = rows && rows.tournament.id === id ? await loadWhole(db, snapshotFromRecords(rows)) : undefined
  const result = await commitImport(db, file, before, options)
  if ('version' in result) return result
  throw new Error('refusal' in result ? result.refusal() : `Tournament ${id} was changed while it was imported.`)
}

/** Creates a tournament from a file. A conflict, which changes nothing, if there is one with its id. */
export const createFromImport = (
  db: Db,
  file: SavedFile,
  options: ImportOptions,
): Promise<CommitResult<CommittedChange>> => commitImport(db, file, undefined, options)

async function commitImport(
  db: Db,
  { byeRequests, entryDetails, ...imported }: SavedFile,
  before: TournamentFile | undefined,
  { by = null, ...options }: ImportOptions,
): Promise<CommitResult<CommittedChange>> {
  const { id } = imported.snapshot
  const file = before ? { ...imported, snapshot: withOwners(imported.snapshot, before.snapshot) } : imported
  return commit(
    db,
    before?.snapshot ?? emptyLike(file.snapshot),
    [
      {
        type: 'importTournament',
        digest: await digestOf(file),
        file,
        ...(before && { before: { ...before, digest: await digestOf(before) } }),
      },
    ],
    {
      ...options,
      by,
      source: 'import',
      now: file.snapshot.updatedAt,
      also: (landed) => [
        ...individualsWrites(id, file.individuals, landed),
        ...gamesWrites(id, file.games, landed),
        ...(byeRequests ? byeRequestWrites(id, byeRequests, landed) : []),
        ...(entryDetails ? saveDetails(id, entryDetails, landed) : []),
      ],
    },
  )
}

const digestOf = (file: TournamentFile): Promise<string> => digest(JSON.stringify(file))

/** The stored tournament as a file. */
export async function loadWhole(db: Db, snapshot: Snapshot): Promise<TournamentFile> {
  const [individuals, games] = await runBatch<{ json: string }>(db, [
    sql`
      select json_object('no', no, 'team', team_no, 'board', board, 'name', name, 'username', username, 'title', title,
        'rating', rating, 'nationality', nationality, 'fideId', fide_id) as json
      from individuals where tournament_id = ${snapshot.id} order by no`,
    sql`
      select json_object('round', round, 'matchNo', match_no, 'no', no, 'board', board, 'white', white, 'black', black,
        'whiteIndividual', white_individual, 'blackIndividual', black_individual, 'whiteFirst', white_first = 1,
        'outcome', outcome, 'link', link, 'pgn', pgn, 'startedAt', started_at, 'endedAt', ended_at) as json
      from games where tournament_id = ${snapshot.id} order by round, match_no, no`,
  ])
  return {
    snapshot,
    individuals: individuals!.results.map(({ json }) => withoutNulls<Individual>(json)),
    games: games!.results.map(({ json }) => withoutNulls<BoardGame>(json)),
  }
}

const withoutNulls = <Item>(json: string): Item =>
  Object.fromEntries(Object.entries(JSON.parse(json)).filter(([, value]) => value !== null)) as Item

/** An empty tournament, which the first import starts from. */
const emptyLike = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  version: 0,
  systems: [],
  dates: [],
  players: { no: [], firstName: [], lastName: [], rating: [], nationality: [] },
  rounds: [],
  bonuses: [],
})

/** A file does not name owners of entries: they are kept by entry number. */
function withOwners(snapshot: Snapshot, before: Snapshot): Snapshot {
  const owners = new Map(before.players.no.map((no, position) => [no, before.players.owner?.[position]]))
  const owner = Object.fromEntries(
    snapshot.players.no.flatMap((no, position) => {
      const known = snapshot.players.owner?.[position] ?? owners.get(no)
      return known === undefined ? [] : [[position, known]]
    }),
  )
  if (Object.keys(owner).length === 0) return snapshot
  return { ...snapshot, players: { ...snapshot.players, owner } }
}

const individualsWrites = (id: string, individuals: Individual[], landed: SQL): SQL[] => [
  sql`delete from individuals where tournament_id = ${id} and ${landed}
    and no not in (select value from json_each(${JSON.stringify(individuals.map(({ no }) => no))}))`,
  ...individualInserts(id, individuals, landed),
]

const gamesWrites = (id: string, games: BoardGame[], landed: SQL): SQL[] => [
  sql`delete from games where tournament_id = ${id} and ${landed}`,
  ...insertRows({
    tournament: id,
    table: 'games',
    rows: games.map((game) => ({
      round: game.round,
      matchNo: game.matchNo,
      no: game.no,
      board: game.board,
      white: game.white,
      black: game.black,
      whiteIndividual: game.whiteIndividual ?? null,
      blackIndividual: game.blackIndividual ?? null,
      whiteFirst: game.whiteFirst,
      outcome: game.outcome,
      link: game.link ?? null,
      pgn: game.pgn ?? null,
      startedAt: game.startedAt ?? null,
      endedAt: game.endedAt ?? null,
    })),
    condition: landed,
  }),
]

const byeRequestWrites = (id: string, byeRequests: ByeRequest[], landed: SQL): SQL[] => [
  sql`delete from bye_requests where tournament_id = ${id} and ${landed}`,
  ...insertRows({ tournament: id, table: 'bye_requests', rows: byeRequests, condition: landed }),
]
