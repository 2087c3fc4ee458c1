import type { OpenPairing } from '#core/chess-site/event-games.ts'
import type { LinkSource } from '#core/match/links.ts'
import type { PairingState } from '#core/match/pairing-state.ts'
import { columns, type RowOf } from './columns.ts'
import type { Db } from './db.ts'
import * as tables from './schema/index.ts'
import { accountColumns, parseAccounts, type StoredAccounts } from './stored-watch.ts'

const MATCH = columns(tables.matches, 'round no white black outcome whitePoints blackPoints games facts', 'm')

const OPEN = `
  select ${MATCH}, ${accountColumns('?2')}
  from matches m
  join players a on a.tournament_id = m.tournament_id and a.no = m.white
  join players b on b.tournament_id = m.tournament_id and b.no = m.black
  where m.tournament_id = ?1 and m.outcome = '  ' and m.facts ->> 'link' is null and m.facts ->> 'aborted' is null`

const LINKED = 'select site_id as siteId from links where tournament_id = ?1 and source = ?2 and site_id is not null'

/** A pairing without link and result; `stored` is the state of its row. */
export type StoredOpenPairing = OpenPairing & { stored: PairingState }

/**
 * Pairings without link and result whose players both have a known account at the site, and the site ids of all games
 * ever linked.
 */
export async function listOpenPairings(
  { $client: d1 }: Db,
  tournamentId: string,
  source: LinkSource,
): Promise<{ open: StoredOpenPairing[]; linked: Set<string> }> {
  const [rows, links] = await d1.batch([OPEN, LINKED].map((query) => d1.prepare(query).bind(tournamentId, source)))
  const open = (rows!.results as (RowOf<typeof MATCH> & { black: number } & StoredAccounts)[]).map(parseOpenPairing)
  return {
    open: open.filter(({ accounts }) => accounts.every((known) => known.size > 0)),
    linked: new Set((links!.results as { siteId: string }[]).map(({ siteId }) => siteId)),
  }
}

function parseOpenPairing(row: RowOf<typeof MATCH> & { black: number } & StoredAccounts): StoredOpenPairing {
  const { round, no, white, black, outcome, whitePoints, blackPoints, games, facts } = row
  const points: PairingState['points'] =
    whitePoints === null || blackPoints === null ? null : [whitePoints, blackPoints]
  const stored = { outcome, points, games: games ?? '', facts: facts === null ? {} : JSON.parse(facts as string) }
  return { round, no, white, black, accounts: parseAccounts(row), stored }
}
