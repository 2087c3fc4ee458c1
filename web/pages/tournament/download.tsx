import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { file } from '../../parts/pairings/file.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DOWNLOAD } from '../../ui/icons.ts'

/** The pairings of a round as a file, made when it is asked for. */
export function Download({ event, round }: { event: Snapshot; round: number }) {
  return (
    <Button small onClick={() => save(file(event, round, Date.now()))} title="Download the pairings as CSV">
      <Icon of={DOWNLOAD} size={14} />
      CSV
    </Button>
  )
}

/** The mark in front tells spreadsheets that it is UTF-8. */
function save({ name, text }: { name: string; text: string }): void {
  const href = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href))
}
