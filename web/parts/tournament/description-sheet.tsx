import { Suspense } from 'react'
import { Boundary } from '../../shell/boundary.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Markdown } from '../../ui/markdown.tsx'

/** What the organiser says about the event, over whatever page is open. */
export function DescriptionSheet({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog id="description" title="Description" wide onClose={onClose}>
      <Boundary at={text} what="The description did not load" part>
        <Suspense>
          <Markdown text={text} />
        </Suspense>
      </Boundary>
    </Dialog>
  )
}
