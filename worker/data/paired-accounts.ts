import type { StartAccount } from '#core/chess-site/start-plan.ts'
import type { Facts } from '#core/match/facts.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import type { Db } from './db.ts'
import { lends, PLAY_SCOPE } from './lichess-tokens.ts'
import { accountColumns, parseAccounts, type StoredAccounts } from './stored-watch.ts'

/** The accounts of a round’s pairings, byes left out. */
export interface PairedAccounts {
  no: number
  isOpen: boolean
  accounts: [StartAccount, StartAccount]
  /** Users who have claimed the entries. */
  users: [string | null, string | null]
}

type PairedRow = StoredAccounts & {
  no: number
  outcome: string
  facts: string | null
  firstLends: 0 | 1
  secondLends: 0 | 1
  firstUser: string | null
  secondUser: string | null
}

const PAIRED = (now: number): string => `
  select m.no, m.outcome, m.facts, a.user_id as firstUser, b.user_id as secondUser, ${accountColumns(`'lichess'`)},
    exists (select 1 from accounts l where l.user_id = a.user_id and ${lends(PLAY_SCOPE, now)}) as firstLends,
    exists (select 1 from accounts l where l.user_id = b.user_id and ${lends(PLAY_SCOPE, now)}) as secondLends
  from matches m
  join players a on a.tournament_id = m.tournament_id and a.no = m.white
  join players b on b.tournament_id = m.tournament_id and b.no = m.black
  where m.tournament_id = ?1 and m.round = ?2 order by m.no`

export async function listPaired(
  { $client: d1 }: Db,
  tournament: string,
  round: number,
  now: number,
): Promise<PairedAccounts[]> {
  const { results } = await d1.prepare(PAIRED(now)).bind(tournament, round).all<PairedRow>()
  return results.map((row) => {
    const [first, second] = parseAccounts(row)
    const account = (names: ReadonlySet<string>, isConsenting: 0 | 1): StartAccount => ({
      name: names.values().next().value ?? null,
      isConsenting: isConsenting === 1,
    })
    return {
      no: row.no,
      isOpen: isWithoutGame(row),
      accounts: [account(first, row.firstLends), account(second, row.secondLends)],
      users: [row.firstUser, row.secondUser],
    }
  })
}

/** Whether a pairing has no game and no result. */
export function isWithoutGame({ outcome, facts }: { outcome: string; facts: string | null }): boolean {
  const { link, aborted } = facts === null ? ({} as Facts) : (JSON.parse(facts) as Facts)
  return outcome === NO_OUTCOME && link === undefined && !aborted
}

/** The players of a pairing, White first, and the users who have claimed their entries. */
export async function listStartPlayers(
  { $client: d1 }: Db,
  tournament: string,
  { round, matchNo }: { round: number; matchNo: number },
): Promise<{ name: string; user: string | null }[]> {
  const { results } = await d1
    .prepare(
      `select trim(p.first_name || ' ' || p.last_name) as name, p.user_id as user
       from matches m join players p on p.tournament_id = m.tournament_id and p.no in (m.white, m.black)
       where m.tournament_id = ?1 and m.round = ?2 and m.no = ?3 order by p.no = m.black`,
    )
    .bind(tournament, round, matchNo)
    .all<{ name: string; user: string | null }>()
  return results
}
