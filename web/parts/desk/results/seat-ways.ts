import { correctedBoards } from '#core/changes/bracket-correction.ts'
import type { BracketWay } from '#core/changes/bracket-ways.ts'
import type { Consequences } from '#core/changes/consequences.ts'
import { resultText } from '#core/changes/result-text.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { pairingState } from '#core/snapshot/pairing-state.ts'
import { placeText } from '#core/tournament/place-label.ts'

interface SeatChoice {
  goes: BracketWay
  label: string
  note: string
}

/** What can happen in the next round of a bracket, and why the seat can’t be given if it can’t. */
export function seatWays({ seat, after }: Consequences): { ways: SeatChoice[]; obstacle?: string } {
  if (!seat) return { ways: [] }
  const { round, sides, through, was } = seat
  const name = (player: number): string => distinctName(after, player)
  const boards = correctedBoards(after, seat)
  const stays: SeatChoice[] =
    typeof was === 'number'
      ? [
          {
            goes: 'stays',
            label: 'Correct only the result',
            note: `${name(sides[was])} stays in. The bracket says that the result was corrected later.`,
          },
        ]
      : []
  if (typeof boards === 'string') return { ways: stays, obstacle: boards }
  const lost = boards.flatMap(({ at }) => {
    const columns = after.rounds[round]
    const state = columns && pairingState(columns, at)
    if (!state || state.outcome === NO_OUTCOME || columns.black[at]! < 0) return []
    return [`${resultText(state)} on ${placeText(after, at + 1)}`]
  })
  const again = boards.map(({ at }) => placeText(after, at + 1)).join(' and ')
  const isDraft = round >= after.round
  const removed = lost.length > 0 ? ` The result ${lost.join(' and ')} is removed.` : ''
  const label =
    typeof through === 'number'
      ? `${name(sides[through])} gets the seat in round ${round + 1}`
      : `The opponent gets a bye in round ${round + 1}`
  return {
    ways: [
      {
        goes: 'replace',
        label,
        note: isDraft ? `The draft changes on ${again}.` : `Round ${round + 1}, ${again}, starts again.${removed}`,
      },
      ...stays,
    ],
  }
}
