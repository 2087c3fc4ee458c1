import * as say from '#words/offline.js'
import type { PairingInRound } from '#core/changes/pairing.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import type { ReportedResult } from '#core/match/reported-result.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import { ApiError } from '../api/client.ts'
import { changeAtDesk, undoChange, type DeskChange } from '../api/desk.ts'
import { enterByHelper, undoByHelper } from '../api/helpers.ts'
import { reportResult } from '../api/reports.ts'

interface SentChange {
  message: string
  version: number
}

/** The calls by which queued changes are made. Each throws an `ApiError` if it is refused or gets no answer. */
export interface Calls {
  send: (change: DeskChange & { key: string }) => Promise<SentChange>
  undo: (version: number, key: string) => Promise<SentChange>
}

export const deskCalls = (tournament: string): Calls => ({
  send: ({ request, reason, key }) => changeAtDesk(tournament, { request, ...(reason && { reason }) }, key),
  undo: (version, key) => undoChange(tournament, version, key),
})

/** A helper's queue has only results. */
export const helperCalls = (secret: string): Calls => ({
  send: ({ request, key }) => {
    const { round, no, result, was } = request as Omit<BodyOf<'/help/enter'>, 'secret'>
    return enterByHelper({ secret, round, no, result, ...(was !== undefined && { was }) }, key)
  },
  undo: (version, key) => undoByHelper({ secret, version }, key),
})

/** A player's or captain's reports: an outcome, points, or the results of all boards. */
export const reportCalls = (tournament: string): Calls => ({
  async send({ request, key }) {
    const { round, no, ...result } = request as ReportRequest
    const reported = result.type === 'enterBoards' ? { boards: result.boards } : result.result
    return reportResult({ id: pairingId(tournament, round, no), ...reported }, key)
  },
  // The arbiter decides about a report that was sent; its author can only send another one.
  undo: () => Promise.reject(new ApiError(say.reportNotTakenBack(), 409)),
})

type ReportRequest = { round: number; no: number } & (
  | { type: 'enterResult'; result: Exclude<ReportedResult, { boards: string }> }
  | { type: 'enterBoards'; boards: string }
)

/** A report in the form in which the queue holds results. */
export const reportRequest = ({ round, no }: PairingInRound, result: ReportedResult): ReportRequest =>
  'boards' in result
    ? { type: 'enterBoards', round, no, boards: result.boards }
    : { type: 'enterResult', round, no, result }
