import * as say from '#words/deskPlayers.js'
import { useState } from 'react'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { NumberMoves } from './number-moves.tsx'
import styles from './renumber-button.module.css'
import type { DeskActions } from '../use-desk.ts'

interface NumberExchangeProps {
  snapshot: Snapshot
  actions: DeskActions
  onDone: () => void
}

/** Exchanges the start numbers of two entries with equal ratings. Renders nothing when no ratings are equal. */
export function NumberExchange({ snapshot, actions, onDone }: NumberExchangeProps) {
  const { no, rating } = snapshot.players
  const equals = Map.groupBy(no.keys(), (position) => rating[position]!)
  const able = no.filter((_, position) => equals.get(rating[position]!)!.length > 1)
  const [chosen, choose] = useState<[one: string, other: string]>(['', ''])
  if (able.length === 0) return null
  const ratingOf = (one: number): number => rating[no.indexOf(one)]!
  const [one, other] = chosen.map(Number) as [number, number]
  const partners = one ? able.filter((each) => each !== one && ratingOf(each) === ratingOf(one)) : []
  const choices = (nos: number[]) => [
    { value: '', label: say.choosePrompt() },
    ...nos.map((each) => ({ value: String(each), label: `${each} ${competitorName(snapshot, no.indexOf(each))}` })),
  ]
  const isChosen = one > 0 && other > 0
  return (
    <section className={styles.question}>
      <h3>{say.exchangeTwoNumbers()}</h3>
      <p>{say.exchangeNumbersHint()}</p>
      <Select label={say.entry()} value={chosen[0]} onChoose={(first) => choose([first, ''])} choices={choices(able)} />
      {one > 0 && (
        <Select
          label={say.exchangeWith()}
          value={chosen[1]}
          onChoose={(second) => choose([chosen[0], second])}
          choices={choices(partners)}
        />
      )}
      {isChosen && (
        <NumberMoves
          snapshot={snapshot}
          moves={[
            { from: one, to: other },
            { from: other, to: one },
          ]}
        />
      )}
      <div>
        <Button
          disabled={!isChosen || actions.isBusy}
          onClick={() => {
            onDone()
            void actions.change({ type: 'exchangeNumbers', one, other })
          }}
        >
          {say.exchangeButton()}
        </Button>
      </div>
    </section>
  )
}
