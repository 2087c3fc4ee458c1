import * as say from '#words/tournament.js'
import { EmptyState } from '../../ui/empty-state.tsx'

export const NoAnnouncements = () => (
  <EmptyState sentence={say.noAnnouncements()}>{say.announcementsAppearHere()}</EmptyState>
)
