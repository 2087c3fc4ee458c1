import { useState } from 'react'
import type { EnteredResult } from '#core/match/entered-result.ts'
import { SECOND } from '#core/time.ts'
import { resultFace } from '../director/result-label.ts'
import type { DeskBoard } from './boards.ts'
import type { DeskActions } from './use-desk.ts'

/** After this a result is shown as the tournament has it. */
const SHOWN_AS_WAITING = 1.5 * SECOND
const TWO_RESULTS = 'Two results had been entered'
const CLEARED = 'Cleared at the desk'
const ADJOURNED = 'The game goes on later'

/** What a board waits for before its result is changed. */
export interface AskedBoard {
  /** The pairing's number. */
  no: number
  result: EnteredResult
  /** Why it changes, or which of two results stands. */
  question: 'reason' | 'clash'
}

/** What goes with a correction. */
export interface CorrectionWay {
  goes?: 'redraw' | 'ratingReport' | undefined
}

/** Enters the results of a round: what is sent shows at once, and what takes a word more is asked at its board. */
export function useResultEntry(round: number, boards: DeskBoard[], actions: DeskActions) {
  const [current, setCurrent] = useState<number>()
  const [waiting, setWaiting] = useState<Record<number, string>>({})
  const [asked, ask] = useState<AskedBoard>()
  const at = boards.find(({ board }) => board === current) ?? boards.find(isOpen) ?? boards[0]

  const forget = (no: number): void => setWaiting(({ [no]: _done, ...others }) => others)
  const send = async (
    target: DeskBoard,
    result: EnteredResult,
    more: CorrectionWay & { reason?: string; isForced?: boolean } = {},
  ) => {
    const { no, outcome } = target
    const text = resultFace(result)
    setWaiting((others) => ({ ...others, [no]: text }))
    ask((before) => (before?.no === no ? undefined : before))
    setCurrent(nextOpen(boards, target)?.board)
    const was = more.isForced ? {} : { was: outcome }
    const refusal = await actions.change(
      { type: 'enterResult', round, no, result, ...was, ...(more.goes && { goes: more.goes }) },
      more.reason,
    )
    if (!refusal) {
      setTimeout(() => forget(no), SHOWN_AS_WAITING)
      return
    }
    forget(no)
    if (refusal.code === 'reason-needed') ask({ no, result, question: 'reason' })
    if (refusal.code === 'other-result') ask({ no, result, question: 'clash' })
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
    asked,
    drop: () => ask(undefined),
    enter: (target: DeskBoard, result: EnteredResult) => {
      const isSame = target.text === resultFace(result) && target.state === 'in'
      if (isSame) setCurrent(nextOpen(boards, target)?.board)
      else if (target.state === 'in') ask({ no: target.no, result, question: 'reason' })
      else void send(target, result)
    },
    correct: (target: DeskBoard, result: EnteredResult, reason: string, way: CorrectionWay = {}) =>
      void send(target, result, { ...way, reason }),
    settle: (target: DeskBoard, result: EnteredResult) =>
      void send(target, result, { reason: TWO_RESULTS, isForced: true }),
    clear: ({ no, state }: DeskBoard) => {
      if (state !== 'open') void actions.change({ type: 'clearResult', round, no }, CLEARED)
    },
    adjourn: ({ no }: DeskBoard) => void actions.change({ type: 'adjourn', round, no }, ADJOURNED),
  }
}

export type RoundEntry = ReturnType<typeof useResultEntry>

const isOpen = ({ state }: DeskBoard): boolean => state === 'open' || state === 'disputed'

/** The next board without a result, from this one on and then from the first. */
const nextOpen = (boards: DeskBoard[], { board }: DeskBoard): DeskBoard | undefined =>
  boards.find((one) => one.board > board && isOpen(one)) ?? boards.find((one) => one.board !== board && isOpen(one))
