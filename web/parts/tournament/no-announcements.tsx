import { EmptyState } from '../../ui/empty-state.tsx'

export const NoAnnouncements = () => (
  <EmptyState sentence="This tournament has no announcements at this time.">
    Directors post changes of schedule and rulings here.
  </EmptyState>
)
