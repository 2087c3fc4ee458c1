import type { BodyOf } from '#core/contract/describe/signature.ts'
import { changeAtDesk, undoChange, type DeskChange } from '../api/desk.ts'
import { enterByHelper, undoByHelper } from '../api/helpers.ts'

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
