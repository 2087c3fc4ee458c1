import { EmptyState } from '../../ui/empty-state.tsx'

export const NoAnnouncements = () => (
  <EmptyState sentence="This tournament has no announcements at this time.">
    Schedule changes and rulings are posted here.
  </EmptyState>
)
