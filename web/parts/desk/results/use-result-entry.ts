import * as say from '#words/deskResults.js'
import { useState } from 'react'
import type { BracketWay } from '#core/changes/bracket-ways.ts'
import type { EnteredResult } from '#core/match/entered-result.ts'
import { SECOND } from '#core/time.ts'
import { resultFace } from './result-label.ts'
import type { DeskBoard } from './boards.ts'
import { useAskedBoards, type AskedBoard } from './use-asked-boards.ts'
import type { DeskActions } from '../use-desk.ts'

/** In milliseconds after a save: how long the result is still shown as entered, before that of the snapshot counts. */
const SHOWN_AS_WAITING = 1.5 * SECOND

/** For a correction: what else happens with it. */
export interface CorrectionWay {
  goes?: 'redraw' | 'ratingReport' | BracketWay | undefined
}

/**
 * Result entry for a round. A result that is sent shows at once; one that needs a reason opens a question at its board.
 */
export function useResultEntry(tournament: string, round: number, boards: DeskBoard[], actions: DeskActions) {
  const [current, setCurrent] = useState<number>()
  const [waiting, setWaiting] = useState<Record<number, string>>({})
  const { asked, ask, drop } = useAskedBoards(tournament, round)
  const at = boards.find(({ board }) => board === current) ?? boards.find(isOpen) ?? boards[0]

  const forget = (no: number): void => setWaiting(({ [no]: _done, ...others }) => others)
  const send = async (
    target: DeskBoard,
    result: EnteredResult,
    { reason, goes }: CorrectionWay & { reason?: string } = {},
  ) => {
    const { no, outcome } = target
    const text = resultFace(result)
    setWaiting((others) => ({ ...others, [no]: text }))
    drop(no)
    setCurrent(nextOpen(boards, target)?.board)
    const refusal = await actions.change(
      { type: 'enterResult', round, no, result, was: outcome, ...(goes && { goes }) },
      reason,
    )
    if (!refusal) {
      setTimeout(() => forget(no), SHOWN_AS_WAITING)
      return
    }
    forget(no)
    // A refusal with a code becomes a question at its board: go back there.
    if (refusal.code !== undefined) setCurrent(target.board)
  }
  return {
    at,
    round,
    goTo: setCurrent,
    step: (by: number) => {
      const index = boards.findIndex((one) => one === at)
      setCurrent(boards[Math.min(boards.length - 1, Math.max(0, index + by))]?.board)
    },
    waiting,
    /** The open question of a board, unless exactly that result has been entered meanwhile. */
    askedOf: (board: DeskBoard): AskedBoard | undefined =>
      asked.find(({ no, result }) => no === board.no && !isEntered(board, result)),
    drop: ({ no }: DeskBoard) => drop(no),
    enter: (target: DeskBoard, result: EnteredResult) => {
      if (isEntered(target, result)) setCurrent(nextOpen(boards, target)?.board)
      else if (target.state === 'in') ask({ no: target.no, result })
      else void send(target, result)
    },
    correct: (target: DeskBoard, result: EnteredResult, reason: string, way: CorrectionWay = {}) =>
      void send(target, result, { ...way, reason }),
    clear: ({ no, state }: DeskBoard) => {
      if (state !== 'open') void actions.change({ type: 'clearResult', round, no }, say.clearedAtTheDesk())
    },
    /** Enters all boards of a team match; resolves to whether they were saved. */
    enterBoards: async ({ no }: DeskBoard, boards: string, reason?: string, goes?: BracketWay): Promise<boolean> =>
      (await actions.change({ type: 'enterBoards', round, no, boards, ...(goes && { goes }) }, reason)) === undefined,
    adjourn: ({ no }: DeskBoard) => void actions.change({ type: 'adjourn', round, no }, say.theGameGoesOnLater()),
  }
}

export type RoundEntry = ReturnType<typeof useResultEntry>

const isEntered = ({ text, state }: DeskBoard, result: EnteredResult): boolean =>
  text === resultFace(result) && state === 'in'

const isOpen = ({ state }: DeskBoard): boolean => state === 'open' || state === 'disputed'

/** The next board without a result: first after this one, then from the first board on. */
const nextOpen = (boards: DeskBoard[], { board }: DeskBoard): DeskBoard | undefined =>
  boards.find((one) => one.board > board && isOpen(one)) ?? boards.find((one) => one.board !== board && isOpen(one))
