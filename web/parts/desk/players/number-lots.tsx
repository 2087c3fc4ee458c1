import * as say from '#words/deskPlayers.js'
import { useState } from 'react'
import { movesTo } from '#core/changes/initial-order.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import type { DeskActions } from '../use-desk.ts'
import { NumberMoves } from './number-moves.tsx'
import styles from './renumber-button.module.css'

interface NumberLotsProps {
  snapshot: Snapshot
  actions: DeskActions
  onDone: () => void
}

/** Numbers of a round robin: drawn by lot, or moved by hand one by one, with a preview. */
export function NumberLots({ snapshot, actions, onDone }: NumberLotsProps) {
  const { no } = snapshot.players
  const [order, setOrder] = useState<readonly number[]>(no)
  const [chosen, choose] = useState('')
  const moves = movesTo(snapshot, order)
  const place = (to: string): void => {
    const others = order.filter((one) => one !== Number(chosen))
    setOrder(others.toSpliced(no.indexOf(Number(to)), 0, Number(chosen)))
    choose('')
  }
  return (
    <section className={styles.question}>
      <h3>{say.numbersByLot()}</h3>
      <p>{say.numbersByLotHint()}</p>
      <div>
        <Button onClick={() => setOrder(shuffled(no))}>{say.drawLots()}</Button>
      </div>
      <Select
        label={say.entry()}
        value={chosen}
        onChoose={choose}
        choices={[
          { value: '', label: say.choosePrompt() },
          ...no.map((one, at) => ({ value: String(one), label: competitorName(snapshot, at) })),
        ]}
      />
      {chosen !== '' && (
        <Select
          label={say.newNumber()}
          value=""
          onChoose={(to) => to && place(to)}
          choices={[
            { value: '', label: say.choosePrompt() },
            ...no.map((one) => ({ value: String(one), label: String(one) })),
          ]}
        />
      )}
      {moves.length > 0 && <NumberMoves snapshot={snapshot} moves={moves} />}
      <div>
        <Button
          disabled={moves.length === 0 || actions.isBusy}
          onClick={() => {
            onDone()
            void actions.change({ type: 'renumber', order: [...order] })
          }}
        >
          {say.useTheseNumbers()}
        </Button>
      </div>
    </section>
  )
}

/** All orders are equally likely (Fisher–Yates). */
function shuffled(numbers: readonly number[]): number[] {
  const lots = [...numbers]
  for (let at = lots.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1))
    ;[lots[at], lots[other]] = [lots[other]!, lots[at]!]
  }
  return lots
}
