import type { SeasonDesk } from '#core/rows/season-desk.ts'
import type { SeasonActions } from './use-season-desk.ts'

export interface SeasonTabProps {
  desk: SeasonDesk
  actions: SeasonActions
}
