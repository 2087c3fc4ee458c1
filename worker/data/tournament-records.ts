import type { DeskRows, Draw } from '#core/snapshot/desk.ts'
import type { MatchRecord, PlayerRecord, TournamentRecords } from '#core/snapshot/records.ts'
import { columns, jsonRows, type RowOf } from './columns.ts'
import * as tables from './schema/index.ts'

// Raw SQL for the rows of a snapshot: every reader waits for it, and there may be thousands of rows.

const OWN = columns(
  tables.tournaments,
  'id version name active round public vanityUrl settings initialColour stage closed remarks reportLines prizePlan createdAt updatedAt',
  't',
)
const SYSTEMS = jsonRows(tables.systems, 'fromRound toRound system poolNames')
const ROUNDS = jsonRows(tables.rounds, 'round startsAt day')
const BONUSES = jsonRows(tables.bonuses, 'player round mp gp reason')
const FORBIDDEN = jsonRows(tables.forbiddenPairs, 'id player fromRound toRound')
const ACCELERATIONS = jsonRows(tables.accelerations, 'first last fromRound toRound mp gp')
const FIXED_COLOURS = jsonRows(tables.fixedColours, 'round player colour')

/** Columns of a tournament `t`, with the bonuses of all players or of one; `player` is an SQL expression. */
export const tournamentColumns = (player?: string): string => `
  ${OWN}, (select username from users where id = t.organiser_id) as user,
  (select ${SYSTEMS} from systems where tournament_id = t.id) as systems,
  (select ${ROUNDS} from rounds where tournament_id = t.id) as rounds,
  (select ${BONUSES} from bonuses where tournament_id = t.id ${player ? `and player = ${player}` : ''}) as bonuses`

export type StoredTournament = RowOf<typeof OWN> &
  Record<'systems' | 'rounds' | 'bonuses', string> & { user: string | null }

export function parseTournament(stored: StoredTournament): Omit<TournamentRecords, 'players' | 'matches'> {
  const {
    systems,
    rounds,
    bonuses,
    active,
    public: isPublic,
    settings,
    remarks,
    reportLines,
    prizePlan,
    ...tournament
  } = stored
  return {
    tournament: {
      ...tournament,
      active: active === 1,
      public: isPublic === 1,
      settings: JSON.parse(settings),
      remarks: JSON.parse(remarks),
      reportLines: JSON.parse(reportLines),
      prizePlan: prizePlan === null ? null : JSON.parse(prizePlan),
    },
    systems: JSON.parse(systems) as RowOf<typeof SYSTEMS>[],
    rounds: JSON.parse(rounds) as RowOf<typeof ROUNDS>[],
    bonuses: (JSON.parse(bonuses) as RowOf<typeof BONUSES>[]).map(({ reason, ...bonus }) => ({
      ...bonus,
      ...(reason !== null && { reason }),
    })),
  }
}

export const PLAYER_FIELDS =
  'no firstName lastName title rating nationality pool active joinedFrom withdrawnFrom exclusion owner code'
export const PLAYER = columns(tables.players, PLAYER_FIELDS)
export type StoredPlayer = RowOf<typeof PLAYER>
export const parsePlayer = ({ active, ...player }: StoredPlayer): PlayerRecord => ({ ...player, active: active === 1 })

export const MATCH = columns(
  tables.matches,
  'round no board pool white black outcome whitePoints blackPoints games facts minis whiteMp blackMp',
)
export type StoredMatch = RowOf<typeof MATCH>
export const parseMatch = ({ facts, minis, whiteMp, blackMp, ...match }: StoredMatch): MatchRecord => ({
  ...match,
  facts: facts === null ? null : JSON.parse(facts),
  ...((minis !== null || whiteMp !== null) && { minis: minis === null ? null : JSON.parse(minis), whiteMp, blackMp }),
})

/** Columns of the rules for drawing all rounds of a tournament `t`. */
export const DRAW_RULES = `
  (select ${FORBIDDEN} from forbidden_pairs where tournament_id = t.id) as forbidden,
  (select ${ACCELERATIONS} from accelerations where tournament_id = t.id) as accelerations,
  (select ${FIXED_COLOURS} from fixed_colours where tournament_id = t.id) as fixedColours`

export type StoredDrawRules = Record<'forbidden' | 'accelerations' | 'fixedColours', string>

export const parseDrawRules = ({ forbidden, accelerations, fixedColours }: StoredDrawRules) => ({
  forbidden: JSON.parse(forbidden) as RowOf<typeof FORBIDDEN>[],
  accelerations: JSON.parse(accelerations) as RowOf<typeof ACCELERATIONS>[],
  fixedColours: JSON.parse(fixedColours) as RowOf<typeof FIXED_COLOURS>[],
})

const DRAWS = columns(tables.draws, 'round engine version proposed pairs publishAt')
const BYE_REQUESTS = columns(tables.byeRequests, 'round player type state')
const CHECK_INS = columns(tables.checkIns, 'round player isPresent')
const LINE_UPS = columns(tables.lineUps, 'round team individuals')
const TAKEN_BACK = columns(tables.takenBackRounds, 'round matches')
const TALKS = columns(tables.fixtureTalks, 'round team other proposals statements')

/**
 * Statements that read the desk's rows of a tournament; `id` is an SQL expression. As rows, because there may be more than
 * fit into one value: each round has a check-in of each player.
 */
export const deskStatements = (id: string): string[] => [
  `select ${DRAWS} from draws where tournament_id = ${id}`,
  `select ${BYE_REQUESTS} from bye_requests where tournament_id = ${id}`,
  `select ${CHECK_INS} from check_ins where tournament_id = ${id}`,
  `select ${LINE_UPS} from line_ups where tournament_id = ${id}`,
  `select ${TAKEN_BACK} from taken_back_rounds where tournament_id = ${id}`,
  `select ${TALKS} from fixture_talks where tournament_id = ${id}`,
]

/** The desk's rows from the results of `deskStatements`. */
export function parseDesk([draws, byeRequests, checkIns, lineUps, takenBack, talks]: {
  results: unknown[]
}[]): DeskRows {
  return {
    draws: (draws!.results as RowOf<typeof DRAWS>[]).map(drawOfRow),
    byeRequests: byeRequests!.results as RowOf<typeof BYE_REQUESTS>[],
    checkIns: (checkIns!.results as RowOf<typeof CHECK_INS>[]).map(({ isPresent, ...row }) => ({
      ...row,
      isPresent: isPresent === 1,
    })),
    lineUps: (lineUps!.results as RowOf<typeof LINE_UPS>[]).map(({ individuals, ...row }) => ({
      ...row,
      individuals: JSON.parse(individuals),
    })),
    takenBack: (takenBack!.results as RowOf<typeof TAKEN_BACK>[]).map(({ matches, ...row }) => ({
      ...row,
      matches: JSON.parse(matches),
    })),
    talks: (talks!.results as RowOf<typeof TALKS>[]).map(({ proposals, statements, ...row }) => ({
      ...row,
      proposals: JSON.parse(proposals),
      statements: JSON.parse(statements),
    })),
  }
}

/** Columns that are null are left out of the draw. */
const drawOfRow = ({ version, publishAt, proposed, pairs, ...draw }: RowOf<typeof DRAWS>): Draw => ({
  ...draw,
  proposed: JSON.parse(proposed),
  pairs: JSON.parse(pairs),
  ...(version !== null && { version }),
  ...(publishAt !== null && { publishAt }),
})
