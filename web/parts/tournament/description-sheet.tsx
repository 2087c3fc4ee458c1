import * as say from '#words/tournament.js'
import { Suspense } from 'react'
import { ErrorBoundary } from '../../shell/error-boundary.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Markdown } from '../../ui/markdown.tsx'

export function DescriptionSheet({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog id="description" title={say.description()} wide onClose={onClose}>
      <ErrorBoundary at={text} title={say.couldntLoadTheDescription()} inline>
        <Suspense>
          <Markdown text={text} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  )
}
