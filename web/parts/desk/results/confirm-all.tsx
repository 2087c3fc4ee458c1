import * as say from '#words/deskResults.js'
import { provisionalPairings } from '#core/changes/result-acts.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { useConfirmAll } from './result-acts.ts'

/** Confirms all provisional results of a round at once. Renders nothing when there are none. */
export function ConfirmAll({ snapshot, round }: { snapshot: Snapshot; round: number }) {
  const { confirmAll, isPending, error } = useConfirmAll(snapshot, round)
  const count = provisionalPairings(snapshot, round).length
  if (count === 0) return null
  return (
    <>
      {error && <MessageBar kind="bad">{error}</MessageBar>}
      <Button look="primary" small disabled={isPending} onClick={confirmAll}>
        {isPending ? say.confirming() : say.confirmResults({ count })}
      </Button>
    </>
  )
}
