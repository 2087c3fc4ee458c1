import { drawOf } from '#core/snapshot/desk-rows.ts'
import { draftSnapshot } from '../../parts/desk/draw/draft-snapshot.ts'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import { PrintDesk } from '../../parts/print/print-desk.tsx'
import { DESK_SHEETS } from '../../parts/print/sheet-names.ts'

/** The sheets of the desk. The draft of the next round can be printed too. */
export function PrintTab({ snapshot, id }: TabProps) {
  const draw = drawOf(snapshot, snapshot.round + 1)
  return <PrintDesk snapshot={snapshot} draft={draw && draftSnapshot(snapshot, draw)} id={id} sheets={DESK_SHEETS} />
}
