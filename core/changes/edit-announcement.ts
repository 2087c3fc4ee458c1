import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import type { ActDefinition } from './act.ts'
import type { AnnouncementText } from './announce.ts'

/** Has the old text too, because the snapshot has no announcements. */
export interface EditAnnouncement {
  type: 'editAnnouncement'
  before: AnnouncementText
  after: AnnouncementText
}

export const editAnnouncement: ActDefinition<EditAnnouncement> = {
  traits: {
    frames: 'announcement',
    isPublic: false,
    isFinal: false,
    restsOnAll: false,
    isAtDesk: false,
    isOfPairing: false,
  },
  refusal: (_snapshot, { before, after }) => {
    if (before.id !== after.id) return sayRefusal.announcementIsAnother()
    return after.announcement.trim() ? undefined : sayRefusal.announcementNeedsText()
  },
  apply: (snapshot) => snapshot,
  inverse: (_snapshot, { before, after }) => ({ type: 'editAnnouncement', before: after, after: before }),
  words: (_snapshot, { before, after }) => {
    const isPinning = (before.isPinned ?? false) !== (after.isPinned ?? false)
    const what = isPinning ? (after.isPinned ? 'pinned' : 'unpinned') : 'edited'
    const { title } = after
    return title ? say.announcementEditedTitle({ what, title }) : say.announcementEdited({ what })
  },
}
