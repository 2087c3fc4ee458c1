import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { DeskAnswer } from '../../api/desk.ts'
import type { ReadyDraws } from './draw/use-ready-draws.ts'
import type { DeskActions } from './use-desk.ts'
import type { WaitingListProps } from './waiting-list.tsx'

export interface TabProps {
  /** As in the address. */
  id: string
  snapshot: Snapshot
  facts: DeskAnswer
  actions: DeskActions
  ready: ReadyDraws
  /** Subjects of the changes that wait for the network. */
  waiting: ReadonlySet<string>
  /** The waiting changes, including refused ones. */
  unsent: WaitingListProps
}
