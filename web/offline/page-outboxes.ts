import { pairingLabel } from '#core/changes/pairing.ts'
import { claimText } from '#core/changes/report-result.ts'
import { claimOf } from '#core/match/reported-result.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { deskCalls, reportCalls } from './calls.ts'
import { addOutbox, openedOutboxes } from './opened-outboxes.ts'
import { createOutbox, type Outbox, type WaitingRules } from './outbox.ts'
import { REPORTS, tournamentOf } from './queue-names.ts'
import { DESK_RULES } from './waiting-facts.ts'

/** The server decides about reports; here they are only put into words, to be read on any page. */
const REPORT_RULES: WaitingRules<Snapshot> = {
  written: (_snapshot, request) => request,
  refusal: () => undefined,
  words(snapshot, request) {
    if (request.type !== 'enterResult' && request.type !== 'enterBoards') return ''
    const reported = request.type === 'enterBoards' ? { boards: request.boards } : request.result
    return `${pairingLabel(snapshot, request)} ${claimText(claimOf(reported as Parameters<typeof claimOf>[0]))}`
  },
}

/** The outbox of a queue outside its desk: one for the whole page, so that results are sent in order. */
function outboxOf(queue: string, by: string): Outbox<Snapshot> {
  const known = openedOutboxes().find((one) => one.queue === queue && one.by === by)
  if (known) return known.outbox
  const tournament = tournamentOf(queue)
  const outbox = createOutbox<Snapshot>({
    tournament: queue,
    by,
    ...(queue === tournament
      ? { calls: deskCalls(tournament), rules: DESK_RULES }
      : { calls: reportCalls(tournament), rules: REPORT_RULES }),
  })
  addOutbox({ queue, by, outbox })
  return outbox
}

/** Results that a director enters on public pages: the same queue as that of the desk. */
export const directorOutbox = (tournament: string, by: string): Outbox<Snapshot> => outboxOf(tournament, by)

/** Results that a player or captain reports. */
export const reportOutbox = (tournament: string, by: string): Outbox<Snapshot> =>
  outboxOf(`${REPORTS}${tournament}`, by)

/** Opens queues that were stored before the page was loaded. */
export function openQueues(queues: Iterable<string>, by: string): void {
  for (const queue of queues) outboxOf(queue, by)
}
