import { useMemo, useState } from 'react'
import { initialMoves } from '#core/changes/initial-order.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import type { TabProps } from './tab-props.ts'
import styles from './renumber-button.module.css'

const NAMED = 60

/** Puts the list in order before round 1, and says first who gets another number. */
export function RenumberButton({ snapshot, facts, actions }: TabProps) {
  const [isOpen, open] = useState(false)
  const { players } = snapshot
  const moves = useMemo(() => initialMoves(snapshot), [snapshot])
  if (facts.draws.length > 0 || moves.length === 0) return null
  const shown = moves.toSorted((a, b) => a.to - b.to).slice(0, NAMED)
  return (
    <>
      <Button onClick={() => open(true)}>Renumber</Button>
      {isOpen && (
        <Dialog title="Renumber the entries" onClose={() => open(false)}>
          <div className={styles.question}>
            <p>
              By rating, then title, then name. {moves.length} entries get another number, and addresses of their pages
              change with it.
            </p>
            <table>
              <thead>
                <tr>
                  <th scope="col">Now</th>
                  <th scope="col">Then</th>
                  <th scope="col">Name</th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ from, to }) => (
                  <tr key={from}>
                    <td>{from}</td>
                    <td>{to}</td>
                    <td>
                      <bdi>{competitorName(snapshot, players.no.indexOf(from))}</bdi>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {moves.length > shown.length && <p>and {moves.length - shown.length} more</p>}
            <DialogFoot onClose={() => open(false)}>
              <Button
                look="primary"
                disabled={actions.isBusy}
                onClick={() => {
                  open(false)
                  void actions.change({ type: 'renumber' })
                }}
              >
                Renumber
              </Button>
            </DialogFoot>
          </div>
        </Dialog>
      )}
    </>
  )
}
