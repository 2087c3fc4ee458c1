import * as say from '#words/deskPlayers.js'
import { useMemo, useState } from 'react'
import { initialMoves } from '#core/changes/initial-order.ts'
import { numbersRefusal } from '#core/changes/renumber.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import { isDrawnByStanding } from '#core/tournament/fixed-pairings.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { NumberLots } from './number-lots.tsx'
import { NumberExchange } from './number-exchange.tsx'
import { NumberMoves } from './number-moves.tsx'
import type { TabProps } from '../tab-props.ts'
import styles from './renumber-button.module.css'

/** Renumbers the list while numbers may still change, or exchanges two numbers, with a preview of who changes. */
export function RenumberButton({ snapshot, facts, actions }: TabProps) {
  const [isOpen, open] = useState(false)
  const moves = useMemo(() => initialMoves(snapshot), [snapshot])
  const refusal = numbersRefusal({ ...snapshot, desk: facts })
  const isBegun = snapshot.round > 0
  const isByLot = !isBegun && !isDrawnByStanding(systemAt(snapshot.settings, snapshot.systems, 1).system)
  if (!isBegun && (refusal !== undefined || (moves.length === 0 && !isByLot))) return null
  const close = () => open(false)
  return (
    <>
      <Button onClick={() => open(true)}>{say.renumber()}</Button>
      {isOpen && (
        <Dialog title={say.renumberTheEntries()} onClose={close}>
          <div className={styles.question}>
            {refusal !== undefined ? (
              <p>{refusal}</p>
            ) : (
              <>
                {moves.length > 0 ? (
                  <>
                    <p>
                      {say.renumbered({ count: moves.length })}
                      {isBegun && ` ${say.pairsAlreadyPlayedStay()}`}
                    </p>
                    <NumberMoves snapshot={snapshot} moves={moves} />
                    <DialogFoot onClose={close}>
                      <Button
                        look="primary"
                        disabled={actions.isBusy}
                        onClick={() => {
                          close()
                          void actions.change({ type: 'renumber' })
                        }}
                      >
                        {say.renumber()}
                      </Button>
                    </DialogFoot>
                  </>
                ) : (
                  <p>{say.theListIsInOrder()}</p>
                )}
                {isByLot && <NumberLots snapshot={snapshot} actions={actions} onDone={close} />}
                {isBegun && <NumberExchange snapshot={snapshot} actions={actions} onDone={close} />}
              </>
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}
