import type { News } from '#core/people/news.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as requests from '../data/player-requests.ts'
import type { SignedInCaller } from './caller.ts'
import { teller } from './tell-people.ts'

/** Notifies the owners of an entry of the desk's answer to their request. */
export async function tellOwners(caller: SignedInCaller, snapshot: Snapshot, no: number, news: News): Promise<void> {
  const link = tournamentPath(snapshot.settings.vanityURL ?? snapshot.id, 'dashboard')
  const owners = await requests.listOwners(caller.db, snapshot.id, no)
  const { person } = teller(caller, snapshot)
  await Promise.all(owners.map((owner) => person(owner, news, link)))
}

/** Tells competitors of the requests that a change at the desk grants or refuses: byes and withdrawals. */
export async function answerAsked(caller: SignedInCaller, snapshot: Snapshot, request: DeskRequest): Promise<void> {
  if (request.type === 'setBye' && request.bye && request.bye.state !== 'waiting') {
    const isGranted = request.bye.state === 'granted'
    const { round, bye } = request
    const facts = { tournament: snapshot.name, round, bye: bye.type, isGranted }
    await tellOwners(caller, snapshot, request.no, { kind: 'byeAnswer', facts })
  }
  if (request.type === 'withdraw') {
    const { no, from = snapshot.round + 1 } = request
    await requests.grantWithdrawals(caller.db, snapshot.id, no)
    await tellOwners(caller, snapshot, no, {
      kind: 'withdrawal',
      facts: { tournament: snapshot.name, round: from },
    })
  }
}
