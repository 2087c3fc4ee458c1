import { tournamentPath } from '#core/addresses/paths.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { findPairing, type PairingInRound } from '#core/changes/pairing.ts'
import { claimText } from '#core/changes/report-result.ts'
import { claimsOf, type ResultClaim } from '#core/match/reported-result.ts'
import type { CaptainsMatch } from '#core/people/captain-text.ts'
import type { News } from '#core/people/news.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as requests from '../data/player-requests.ts'
import type { SignedInCaller } from './caller.ts'
import { pairingName, teller } from './tell-people.ts'

/** The facts of a match in captains’ news. */
export const matchNews = (snapshot: Snapshot, ref: PairingInRound): CaptainsMatch => ({
  tournament: snapshot.name,
  pairing: pairingName(snapshot, ref),
  round: ref.round,
  timeZone: snapshot.settings.timeZone,
})

interface TeamNews {
  /** Numbers of the teams whose admins read it. */
  teams: number[]
  news: News
}

/** Tells the captains of teams, on the page where they answer. */
export async function tellCaptains(
  caller: SignedInCaller,
  snapshot: Snapshot,
  { teams, news }: TeamNews,
): Promise<void> {
  const link = tournamentPath(snapshot.settings.vanityURL ?? snapshot.id, 'captain')
  const owners = await Promise.all(teams.map((team) => requests.listOwners(caller.db, snapshot.id, team)))
  const { person } = teller(caller, snapshot)
  await Promise.all([...new Set(owners.flat())].map((owner) => person(owner, news, link)))
}

/** Tells both captains what a director decides about their match. `before` doesn’t have the decision yet. */
export async function tellDecision(
  caller: SignedInCaller,
  before: Snapshot,
  request: DeskRequest,
  reason: string | undefined,
): Promise<void> {
  if (before.settings.competitors !== 'team' || !('no' in request) || !('round' in request)) return
  const found = findPairing(before, request)
  const news = found && decisionNews(before, request, { claims: claimsOf(found.state.facts), reason })
  if (!news) return
  const { round, position } = found
  const teams = [round.white, round.black].flatMap((side) => before.players.no[side[position]!] ?? [])
  await tellCaptains(caller, before, { teams, news })
}

function decisionNews(
  before: Snapshot,
  request: DeskRequest,
  { claims, reason = '' }: { claims: ResultClaim[]; reason: string | undefined },
): News | undefined {
  switch (request.type) {
    case 'setTime':
      return { kind: 'timeSet', facts: { ...matchNews(before, request), at: request.at } }
    case 'rule':
      return { kind: 'ruling', facts: { ...matchNews(before, request), isUpheld: request.isUpheld, reason } }
    case 'settle': {
      const claim = claims.find(({ by }) => by === request.by)?.claim
      return claim === undefined
        ? undefined
        : { kind: 'settled', facts: { ...matchNews(before, request), result: claimText(claim) } }
    }
  }
  return undefined
}
