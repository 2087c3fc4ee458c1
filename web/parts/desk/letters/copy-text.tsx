import * as say from '#words/roundText.js'
import { Suspense, useState } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { lazyView } from '../../../navigation/lazy-view.tsx'
import { Button } from '../../../ui/button.tsx'
import type { CopyTextDialogProps } from './copy-text-dialog.tsx'

const CopyTextDialog = lazyView<CopyTextDialogProps>(
  async () => (await import('./copy-text-dialog.tsx')).CopyTextDialog,
)

/** Opens the pairings, results or standings as text for messengers. */
export function CopyText({ snapshot }: { snapshot: Snapshot }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => open(true)}>
        {say.copyAsText()}
      </Button>
      {isOpen && (
        <Suspense>
          <CopyTextDialog snapshot={snapshot} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}
