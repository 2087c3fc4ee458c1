import type { TabProps } from '../../parts/desk/tab-props.ts'
import { PrintDesk } from '../../parts/print/print-desk.tsx'
import { DESK_SHEETS } from '../../parts/print/sheet-names.ts'

export const PrintTab = ({ snapshot, id }: TabProps) => <PrintDesk snapshot={snapshot} id={id} sheets={DESK_SHEETS} />
