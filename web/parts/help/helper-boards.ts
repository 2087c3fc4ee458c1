import type { HallRequest } from '#core/changes/hall-acts.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { versus } from '#core/text/versus.ts'
import { joinComma } from '#core/text/join-comma.ts'
import type { HelperBoard, HelperView } from '../../api/helpers.ts'
import type { OutboxState, WaitingRules } from '../../offline/outbox.ts'
import type { WaitingChange } from '../../offline/queue.ts'
import { resultFace } from '../desk/results/result-label.ts'

/** A board with the helper's own entries applied. */
export interface EntryBoard extends HelperBoard {
  /** The key of a result that the server hasn't confirmed; undefined if there is none. */
  waiting?: string
}

/** The boards of a helper with all queued and newly made results. */
export const shownBoards = (view: HelperView, { queue, made }: Pick<OutboxState, 'queue' | 'made'>): EntryBoard[] =>
  view.boards.map((board) => {
    const isHere = ({ request, isUnwanted }: WaitingChange): boolean =>
      request.type === 'enterResult' && request.round === view.round && request.no === board.no && !isUnwanted
    const waiting = queue.findLast((change) => isHere(change) && !change.refusal)
    if (waiting) return { ...board, result: faceOf(waiting), waiting: waiting.key }
    // Versions up to that of the view are in its boards already.
    const saved = made.findLast(({ change, version }) => version > view.version && isHere(change))
    return saved ? { ...board, result: faceOf(saved.change), isConfirmed: true } : board
  })

export const isOpen = ({ isConfirmed, waiting }: EntryBoard): boolean => !isConfirmed && waiting === undefined

/** The next open board: first after this one, then from the first board on. */
export const nextOpen = (boards: readonly EntryBoard[], { board }: EntryBoard): EntryBoard | undefined =>
  boards.find((one) => one.board > board && isOpen(one)) ?? boards.find((one) => one.board !== board && isOpen(one))

/** The server decides about a helper's results; here they are only put into words, to be read without the event. */
export const HELPER_RULES: WaitingRules<HelperView> = {
  written: (_view, request) => request,
  refusal: () => undefined,
  words: ({ boards, competitors }, request) => {
    const board = 'no' in request ? boards.find(({ no }) => no === request.no) : undefined
    return board
      ? `${joinComma([placeLabel(competitors === 'team', board.board), versus(board.white, board.black)])}: ${faceOf({ request })}`
      : ''
  },
}

const faceOf = ({ request }: { request: HallRequest }): string =>
  request.type === 'enterResult' ? resultFace(request.result) : ''
