import * as say from '#words/announce.js'
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

const AUDIENCE = { public: undefined, participants: say.forParticipants, directors: say.forDirectors }

function audience({ audience }: OwnAnnouncement): string {
  const words = AUDIENCE[audience]?.()
  return words ? `, ${words}` : ''
}

export function PublishedList({ announcements, isBusy, onPin, onEdit, onTakeDown }: PublishedProps) {
  return (
    <Panel title={say.published()} count={announcements.length}>
      {announcements.length === 0 ? (
        <EmptyState sentence={say.noAnnouncementsYet()} />
      ) : (
        <ul className={needs.needs}>
          {announcements.map((one) => (
            <li key={one.id}>
              <div>
                <p>
                  <Time at={one.createdAt} as="stamp" />
                  {one.isPinned && `, ${say.pinned()}`}
                  {audience(one)}
                </p>
                {one.title && <b dir="auto">{one.title}</b>}
                <p dir="auto">{previewOf(one.announcement)}</p>
              </div>
              <span>
                {one.audience === 'public' && (
                  <Button small look="quiet" disabled={isBusy} onClick={() => onPin(one)}>
                    {one.isPinned ? say.unpin() : say.pin()}
                  </Button>
                )}
                <Button small look="quiet" disabled={isBusy} onClick={() => onEdit(one)}>
                  {say.edit()}
                </Button>
                <Button small look="quiet" disabled={isBusy} onClick={() => onTakeDown(one)}>
                  {say.takeDown()}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
