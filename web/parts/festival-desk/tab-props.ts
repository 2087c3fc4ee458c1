import type { FestivalDesk } from '#core/rows/festival-rows.ts'
import type { FestivalActions } from './use-festival-desk.ts'

export interface FestivalTabProps {
  desk: FestivalDesk
  actions: FestivalActions
}
