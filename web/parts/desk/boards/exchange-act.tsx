import * as say from '#words/deskBoards.js'
import { useState } from 'react'
import { boardsOf } from '#core/changes/change-boards.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { placeText } from '#core/tournament/place-label.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import type { DeskActions } from '../use-desk.ts'
import { BoardAct } from './board-act.tsx'

/** Exchanges one player of a board with any other player of the round, or with the one who has the bye. */
export function ExchangeAct({ snapshot, round, sides, ...rest }: ExchangeActProps) {
  const { no } = snapshot.players
  const [one, setOne] = useState(no[sides[1]]!)
  const [other, setOther] = useState<number>()
  const [results, setResults] = useState<'stay' | 'cleared'>('stay')
  const nameOf = (player: number): string => distinctName(snapshot, no.indexOf(player))
  const own = sides.map((side) => no[side]!)
  const others = boardsOf(snapshot, round).flatMap(({ board, white, black }) =>
    (black === null ? [white] : [white, black])
      .filter((player) => !own.includes(player))
      .map((player) => ({ player, place: black === null ? say.placeBye() : placeText(snapshot, board) })),
  )
  const request = other === undefined ? undefined : ({ type: 'exchangePlayers', round, one, other } as const)
  return (
    <BoardAct
      {...rest}
      snapshot={snapshot}
      request={request && { ...request, ...(results === 'cleared' && { clearsResults: true }) }}
      button={say.exchangeAct()}
      note={say.notedByHand()}
    >
      <Select
        label={say.exchangeWho()}
        value={String(one)}
        onChoose={(chosen) => setOne(Number(chosen))}
        choices={own.map((player) => ({ value: String(player), label: nameOf(player) }))}
      />
      <Select
        label={say.exchangeWith()}
        value={other === undefined ? '' : String(other)}
        onChoose={(chosen) => setOther(chosen === '' ? undefined : Number(chosen))}
        choices={[
          { value: '', label: say.chooseHint() },
          ...others.map(({ player, place }) => ({ value: String(player), label: joinComma([nameOf(player), place]) })),
        ]}
      />
      <Segmented
        label={say.resultsOfTheTwoBoards()}
        value={results}
        onChoose={setResults}
        choices={[
          { value: 'stay', label: say.resultsStay() },
          { value: 'cleared', label: say.clearBoth() },
        ]}
      />
    </BoardAct>
  )
}

interface ExchangeActProps {
  snapshot: Snapshot
  actions: DeskActions
  round: number
  /** Positions of the two players. */
  sides: [number, number]
  onDone: () => void
}
