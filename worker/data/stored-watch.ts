import { clubSlug, type ExpectedTeam } from '#core/chess-site/clubs.ts'
import type { KnownAccounts } from '#core/chess-site/white-side.ts'
import type { Facts } from '#core/match/facts.ts'
import type { Game } from '#core/match/site-games.ts'
import type { LinkSource } from '#core/match/links.ts'
import { miniAt, type Mini } from '#core/match/mini.ts'
import { kOfWatch, numberInMini } from '#core/match/mini-numbers.ts'
import type { MatchResult, PairingState } from '#core/match/pairing-state.ts'
import { columns, type RowOf } from './columns.ts'
import * as tables from './schema/index.ts'
import type { MatchState } from '#core/match/completion.ts'

/** A linked match that is still polled at its chess site. */
export interface Watch {
  round: number
  no: number
  source: LinkSource
  siteId: string
  etag: string | null
  /** Failed looks in a row. */
  failures: number
  /** Whether the site has nothing at the link. */
  missing: boolean
  /** The number of one match of a fixture that has several. */
  k?: number
  /** The fixture as it is stored. */
  fixture?: PairingState
  /** The match as it is stored: a write is refused if its row has changed by then. */
  match: MatchState
  /** Numbers of both sides. */
  white: number
  black: number
  /** In the order of `white` and `black`. */
  teams: [ExpectedTeam, ExpectedTeam]
  /** Numbers of both teams' board players, by username at the site in lower case. */
  individuals: Map<string, number>
  /** Names of both sides' accounts at the site, for a link to a single game. */
  accounts: KnownAccounts
  /** When the next look is due. */
  dueAt: number
  /** When the link was added. */
  linkedAt: number
}

// Raw SQL: in a batch, drizzle loses a column that has the name of another.
export const WATCH = columns(tables.watches, 'round matchNo source siteId etag failures missing dueAt linkedAt', 'w')
export const MATCH = columns(
  tables.matches,
  'no outcome whitePoints blackPoints games facts white black minis whiteMp blackMp',
  'm',
)
export const GAME = columns(
  tables.games,
  'round matchNo no board white black whiteFirst outcome link startedAt endedAt',
  'g',
)
export const PERSON = columns(tables.individuals, 'no')

/** A watch with its match, and the names, clubs and accounts of both sides. */
export type StoredWatch = RowOf<typeof WATCH> &
  Omit<RowOf<typeof MATCH>, 'black'> &
  // A linked match is no bye.
  Record<'black', number> &
  Record<'firstName' | 'secondName', string> &
  Record<'firstClub' | 'secondClub', string | null> &
  StoredAccounts

/** The account at the site as the entry names it (`Named`), and as the entry's user verified it (`Proved`). */
export type StoredAccounts = Record<'firstNamed' | 'firstProved' | 'secondNamed' | 'secondProved', string | null>

/** The columns of `StoredAccounts` for the entries `a` and `b`; `site` is an SQL expression. */
export const accountColumns = (site: string): string =>
  (['a', 'b'] as const)
    .map((entry, at) => {
      const side = ['first', 'second'][at]!
      const proved = `select username from accounts where user_id = ${entry}.user_id and id = ${site} and verified = 1`
      return `case ${site} when 'lichess' then ${entry}.lichess else ${entry}.chess_com end as ${side}Named, (${proved}) as ${side}Proved`
    })
    .join(', ')

/** Account names of both sides at the site, in lower case. */
export const parseAccounts = (row: StoredAccounts): KnownAccounts => [
  namesOf(row.firstNamed, row.firstProved),
  namesOf(row.secondNamed, row.secondProved),
]

// A verified account takes precedence. An entry may name its account by the address of the profile.
const namesOf = (named: string | null, proved: string | null): Set<string> =>
  new Set([proved ?? named].flatMap((name) => (name === null ? [] : clubSlug(name))).filter((name) => name !== ''))

export type WatchedGame = RowOf<typeof GAME>

/** A board player; `username` is the name at the site, in lower case. */
export type WatchedPerson = RowOf<typeof PERSON> & { team: number; username: string }

/** A watch from its row, and the games and board players of the tournament. */
export function parseWatch(row: StoredWatch, games: WatchedGame[], individuals: WatchedPerson[]): Watch {
  const {
    round,
    no,
    source,
    siteId,
    etag,
    failures,
    missing,
    dueAt,
    linkedAt,
    outcome,
    whitePoints,
    blackPoints,
    facts,
  } = row
  const people = individuals.filter(({ team }) => team === row.white || team === row.black)
  const of = (side: number) => new Set(people.flatMap(({ team, username }) => (team === side ? username : [])))
  const points: PairingState['points'] =
    whitePoints === null || blackPoints === null ? null : [whitePoints, blackPoints]
  const known = facts === null ? {} : (JSON.parse(facts) as Facts)
  const k = kOfWatch(row.matchNo)
  const own = games.filter(
    (game) => game.round === round && game.matchNo === no && numberInMini(k, game.no) !== undefined,
  )
  const pairing: PairingState = { outcome, points, games: row.games ?? '', facts: known, ...fixtureColumns(row) }
  const match: MatchResult = k === undefined ? pairing : miniAt(pairing.minis, k)
  return {
    round,
    no,
    source,
    siteId,
    etag,
    failures,
    missing: missing === 1,
    ...(k !== undefined && { k, fixture: pairing }),
    match: {
      outcome: match.outcome,
      points: match.points,
      games: match.games,
      played: own.map(parseGame),
      facts: match.facts,
    },
    white: row.white,
    black: row.black,
    teams: [
      { name: row.firstName, club: row.firstClub, people: of(row.white) },
      { name: row.secondName, club: row.secondClub, people: of(row.black) },
    ],
    individuals: new Map(people.map(({ no, username }) => [username, no])),
    accounts: parseAccounts(row),
    dueAt,
    // Unknown for tournaments that were deleted before the column was added.
    linkedAt: linkedAt ?? dueAt,
  }
}

const fixtureColumns = ({ minis, whiteMp, blackMp }: StoredWatch): Pick<PairingState, 'minis' | 'mp'> => ({
  ...(minis !== null && { minis: JSON.parse(minis) as Mini[] }),
  ...(whiteMp !== null && blackMp !== null && { mp: [whiteMp, blackMp] }),
})

const parseGame = ({ board, white, black, whiteFirst, outcome, link, startedAt, endedAt }: WatchedGame): Game => ({
  board,
  whiteFirst: whiteFirst === 1,
  outcome,
  white,
  black,
  ...(link !== null && { link }),
  ...(startedAt !== null && { startedAt }),
  ...(endedAt !== null && { endedAt }),
})
