import * as say from '#words/tournamentPages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { AnnouncementText } from '../../parts/tournament/announcement-text.tsx'
import { NoAnnouncements } from '../../parts/tournament/no-announcements.tsx'
import { Panel } from '../../ui/panel.tsx'

/** `#latest` links to the newest announcement. */
const LATEST = 'latest'

/** All announcements of a tournament, newest first; the id of each is its time. */
export function AnnouncementsPage({ id }: { snapshot: Snapshot; id: string }) {
  const named = useHash()
  const { data } = useSuspenseQuery(tournamentQueries.announcements(id))
  const announcements = data.toSorted((a, b) => b.createdAt - a.createdAt)
  return (
    <Panel title={say.announcements()} count={announcements.length || undefined}>
      {announcements.length === 0 && <NoAnnouncements />}
      {announcements.map((announcement, at) => (
        <div key={at} id={at === 0 ? LATEST : undefined}>
          <AnnouncementText
            announcement={announcement}
            named={named === String(announcement.createdAt) || (named === LATEST && at === 0)}
          />
        </div>
      ))}
    </Panel>
  )
}
