import * as say from '#words/import.js'
import { useEffect, useState } from 'react'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { openDrawLine } from '../why/draw-line.ts'

/** A round of an imported event compared with a draw from the rounds before it. */
export interface CheckedRound {
  round: number
  boards: number
  /** A line for each board that differs. */
  differences: string[]
  /** Whether there is no draw by the rules. */
  isImpossible: boolean
}

export interface CheckedRounds {
  /** Rounds that a Swiss draws. */
  total: number
  checked: CheckedRound[]
  hasFailed: boolean
}

/** Draws the past rounds again, one after the other, off the main thread. */
export function useCheckedRounds(snapshot: Snapshot | undefined): CheckedRounds {
  const rounds = swissRounds(snapshot)
  const [state, setState] = useState<{ of: Snapshot; checked: CheckedRound[]; hasFailed: boolean }>()
  useEffect(() => {
    if (!snapshot) return undefined
    const [line, own] = [openDrawLine(), swissRounds(snapshot)]
    async function check(of: Snapshot): Promise<void> {
      const checked: CheckedRound[] = []
      for (const round of own) {
        // oxlint-disable-next-line no-await-in-loop -- one worker draws one round at a time
        checked.push(await checkedRound(of, round))
        setState({ of, checked: [...checked], hasFailed: false })
      }
    }
    async function checkedRound(of: Snapshot, round: number): Promise<CheckedRound> {
      const { boards, differences, refusal } = await line.verdict(of, round)
      const pair = (board: { white: number; black: number } | null): string =>
        board === null
          ? say.noBoard()
          : [board.white, board.black].map((seat) => (seat < 0 ? say.bye() : distinctName(of, seat))).join(' – ')
      return {
        round,
        boards,
        differences: differences.map(({ board, published, drawn }) =>
          say.boardDiffers({
            place: placeLabel(of.settings.competitors === 'team', board),
            published: pair(published),
            drawn: pair(drawn),
          }),
        ),
        isImpossible: refusal !== null,
      }
    }
    check(snapshot).catch(() => setState({ of: snapshot, checked: [], hasFailed: true }))
    return () => line.close()
  }, [snapshot])
  const isCurrent = state !== undefined && state.of === snapshot
  return { total: rounds.length, checked: isCurrent ? state.checked : [], hasFailed: isCurrent && state.hasFailed }
}

const swissRounds = (snapshot: Snapshot | undefined): number[] =>
  snapshot === undefined
    ? []
    : snapshot.rounds.flatMap((_, at) =>
        systemAt(snapshot.settings, snapshot.systems, at + 1).system === 'swiss' ? [at + 1] : [],
      )
