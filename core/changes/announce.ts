import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import type { ActDefinition } from './act.ts'

/** Announcements for participants or directors are sent as notifications only, and not shown to the public. */
export const AUDIENCES = ['public', 'participants', 'directors'] as const
export type Audience = (typeof AUDIENCES)[number]

/** The snapshot has no announcements: clients fetch them separately. */
export interface AnnouncementText {
  id: number
  title: string
  /** Markdown. */
  announcement: string
  createdAt: number
  /** Undefined for `public`. */
  audience?: Audience
  /** Undefined unless pinned. */
  isPinned?: boolean
}

export interface Announce {
  type: 'announce'
  announcement: AnnouncementText
}

export const announce: ActDefinition<Announce> = {
  traits: {
    frames: 'announcement',
    isPublic: false,
    isFinal: false,
    restsOnAll: false,
    isAtDesk: false,
    isOfPairing: false,
  },
  refusal: (_snapshot, { announcement }) =>
    announcement.announcement.trim() ? undefined : sayRefusal.announcementNeedsText(),
  apply: (snapshot) => snapshot,
  inverse: (_snapshot, { announcement }) => ({ type: 'takeDownAnnouncement', announcement }),
  words: (_snapshot, { announcement: { title, audience = 'public' } }) =>
    title ? say.announcedTitle({ audience, title }) : say.announced({ audience }),
}
