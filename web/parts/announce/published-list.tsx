import type { OwnAnnouncement } from '../../api/announcements.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import { previewOf } from '../home/announcement-labels.ts'
import needs from '../desk/needs.module.css'

interface PublishedProps {
  announcements: OwnAnnouncement[]
  isBusy: boolean
  onPin: (one: OwnAnnouncement) => void
  onEdit: (one: OwnAnnouncement) => void
  onTakeDown: (one: OwnAnnouncement) => void
}

const AUDIENCE = { public: '', participants: ', for participants', directors: ', for directors' }

export function PublishedList({ announcements, isBusy, onPin, onEdit, onTakeDown }: PublishedProps) {
  return (
    <Panel title="Published" count={announcements.length}>
      {announcements.length === 0 ? (
        <EmptyState sentence="No announcements yet." />
      ) : (
        <ul className={needs.needs}>
          {announcements.map((one) => (
            <li key={one.id}>
              <div>
                <p>
                  <Time at={one.createdAt} as="stamp" />
                  {one.isPinned && ', pinned'}
                  {AUDIENCE[one.audience]}
                </p>
                {one.title && <b dir="auto">{one.title}</b>}
                <p dir="auto">{previewOf(one.announcement)}</p>
              </div>
              <span>
                {one.audience === 'public' && (
                  <Button small look="quiet" disabled={isBusy} onClick={() => onPin(one)}>
                    {one.isPinned ? 'Unpin' : 'Pin'}
                  </Button>
                )}
                <Button small look="quiet" disabled={isBusy} onClick={() => onEdit(one)}>
                  Edit
                </Button>
                <Button small look="quiet" disabled={isBusy} onClick={() => onTakeDown(one)}>
                  Take down
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
