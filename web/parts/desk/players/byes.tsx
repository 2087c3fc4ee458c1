import * as say from '#words/deskPlayers.js'
import { useState } from 'react'
import { byeWarning } from '#core/draw/bye-limits.ts'
import type { ByeType } from '#core/snapshot/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import correction from '../results/correction.module.css'
import type { TabProps } from '../tab-props.ts'
import { entryName } from './entry-name.ts'
import styles from './player-row.module.css'

const FACES: Record<ByeType, string> = { F: '1', H: '½', Z: '0', U: '1' }
/** The cycle of a bye cell at each press: plays, half-point bye, zero-point bye, plays. */
const NEXT: Record<string, ByeType | undefined> = { '': 'H', H: 'Z', Z: undefined, F: undefined, U: undefined }

/** A player’s byes of the coming rounds. A bye that the rules don’t allow is asked about first. */
export function Byes({
  snapshot,
  facts,
  actions,
  no,
}: Pick<TabProps, 'snapshot' | 'facts' | 'actions'> & { no: number }) {
  const [asked, ask] = useState<{ round: number; warning: string }>()
  const { round, settings } = snapshot
  const last = settings.totalRounds ?? round + 1
  const coming = Array.from({ length: Math.max(0, last - round) }, (_, at) => round + 1 + at)
  if (coming.length === 0) return null
  const grant = (number: number, type: ByeType | undefined): void => {
    ask(undefined)
    void actions.change({ type: 'setBye', no, round: number, bye: type ? { type, state: 'granted' } : null })
  }
  return (
    <>
      <div className={styles.byes} role="group" aria-label={say.byes()}>
        <span>{say.byesPressToChange()}</span>
        {coming.map((number) => {
          const request = facts.byeRequests.find((one) => one.player === no && one.round === number)
          const type = request?.state === 'granted' ? request.type : undefined
          const then = NEXT[type ?? '']
          const warning = then && byeWarning(snapshot, { no, round: number, type: then })
          return (
            <button
              key={number}
              type="button"
              aria-label={
                type ? say.roundBye({ round: number, points: FACES[type] }) : say.roundPlays({ round: number })
              }
              aria-pressed={type !== undefined}
              onClick={() => (warning === undefined ? grant(number, then) : ask({ round: number, warning }))}
            >
              {type ? FACES[type] : number}
            </button>
          )
        })}
      </div>
      {asked && (
        <Dialog title={say.halfPointByeFor({ name: entryName(snapshot, no) })} onClose={() => ask(undefined)}>
          <div className={correction.form}>
            <p className={correction.rule}>{asked.warning}</p>
            <DialogFoot onClose={() => ask(undefined)}>
              <Button look="quiet" disabled={actions.isBusy} onClick={() => grant(asked.round, 'Z')}>
                {say.byeWithoutPoints()}
              </Button>
              <Button look="danger" disabled={actions.isBusy} onClick={() => grant(asked.round, 'H')}>
                {say.grantItAnyway()}
              </Button>
            </DialogFoot>
          </div>
        </Dialog>
      )}
    </>
  )
}
