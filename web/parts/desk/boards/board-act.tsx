import type { ReactNode } from 'react'
import { BOARD_PLANS } from '#core/changes/board-plans.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Button } from '../../../ui/button.tsx'
import type { DeskActions } from '../use-desk.ts'
import { BeforeAfter } from './before-after.tsx'
import { boardPreview } from './board-preview.ts'
import styles from './board-dialog.module.css'

export type BoardRequest = Extract<DeskRequest, { type: keyof typeof BOARD_PLANS }>

/** One change of a board: what it does, and the button that does it. */
export function BoardAct({ snapshot, actions, request, button, note, newName, onDone, children }: BoardActProps) {
  const preview = request && boardPreview(snapshot, request.round, plan(snapshot, request))
  const isRefused = typeof preview === 'string'
  const act = async (): Promise<void> => {
    if (request && !(await actions.change(request))) onDone()
  }
  return (
    <form
      className={styles.act}
      onSubmit={(event) => {
        event.preventDefault()
        void act()
      }}
    >
      {children}
      {isRefused ? (
        <p className={styles.warning}>{preview}</p>
      ) : (
        preview && <BeforeAfter snapshot={snapshot} preview={preview} newName={newName} />
      )}
      {note && <p>{note}</p>}
      <div>
        <Button look="primary" type="submit" disabled={actions.isBusy || !request || isRefused}>
          {button}
        </Button>
      </div>
    </form>
  )
}

const plan = (snapshot: Snapshot, request: BoardRequest) =>
  // TypeScript can't see that a request belongs to the plan of its own type.
  (
    BOARD_PLANS[request.type] as (
      snapshot: Snapshot,
      request: BoardRequest,
    ) => ReturnType<typeof BOARD_PLANS.seatPlayer>
  )(snapshot, request)

interface BoardActProps {
  snapshot: Snapshot
  actions: DeskActions
  /** Undefined until everything is chosen. */
  request: BoardRequest | undefined
  button: string
  note?: string
  newName?: string | undefined
  onDone: () => void
  children?: ReactNode
}
