import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { DeskAnswer } from '../../api/desk.ts'
import type { ReadyDraws } from './draw/use-ready-draws.ts'
import type { DeskActions } from './use-desk.ts'
import type { WaitingListProps } from './waiting-list.tsx'

/** What every tab of the desk gets: the tournament with what only the desk knows of it, and what can be done. */
export interface TabProps {
  /** As in the address. */
  id: string
  snapshot: Snapshot
  facts: DeskAnswer
  actions: DeskActions
  ready: ReadyDraws
  /** What changes are about that wait for the network. */
  waiting: ReadonlySet<string>
  /** These, and what could not be made. */
  unsent: WaitingListProps
}
