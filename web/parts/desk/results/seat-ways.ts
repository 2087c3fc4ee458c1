import * as say from '#words/deskResults.js'
import { correctedBoards } from '#core/changes/bracket-correction.ts'
import type { BracketWay } from '#core/changes/bracket-ways.ts'
import type { Consequences } from '#core/changes/consequences.ts'
import { resultText } from '#core/changes/result-text.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { pairingState } from '#core/snapshot/pairing-state.ts'
import { joinAnd } from '#core/text/join-and.ts'
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
            label: say.seatStays(),
            note: say.seatStaysNote({ name: name(sides[was]) }),
          },
        ]
      : []
  if (typeof boards === 'string') return { ways: stays, obstacle: boards }
  const lost = boards.flatMap(({ at }) => {
    const columns = after.rounds[round]
    const state = columns && pairingState(columns, at)
    if (!state || state.outcome === NO_OUTCOME || columns.black[at]! < 0) return []
    return [say.onPlace({ result: resultText(state), place: placeText(after, at + 1) })]
  })
  const places = joinAnd(boards.map(({ at }) => placeText(after, at + 1)))
  const isDraft = round >= after.round
  const label =
    typeof through === 'number'
      ? say.seatGiven({ name: name(sides[through]), round: round + 1 })
      : say.seatBye({ round: round + 1 })
  return {
    ways: [
      {
        goes: 'replace',
        label,
        note: isDraft
          ? say.draftChangesOn({ places })
          : lost.length > 0
            ? say.startsAgainWithout({ round: round + 1, places, results: joinAnd(lost) })
            : say.startsAgain({ round: round + 1, places }),
      },
      ...stays,
    ],
  }
}
