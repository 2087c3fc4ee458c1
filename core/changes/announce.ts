import type { ActDefinition } from './act.ts'

/** Whom an announcement is for. To all but the public it is a notification alone. */
export const AUDIENCES = ['public', 'participants', 'directors'] as const
export type Audience = (typeof AUDIENCES)[number]

/** An announcement as an act carries it. The snapshot holds none: who reads them asks for them. */
export interface AnnouncementText {
  id: number
  title: string
  /** Markdown. */
  announcement: string
  createdAt: number
  /** Left out of one for everybody. */
  audience?: Audience
  /** Left out of one in its place by time. */
  isPinned?: boolean
}

/** Publishes an announcement. */
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
    announcement.announcement.trim() ? undefined : 'An announcement needs a text.',
  apply: (snapshot) => snapshot,
  inverse: (_snapshot, { announcement }) => ({ type: 'takeDownAnnouncement', announcement }),
  words: (_snapshot, { announcement: { title, audience = 'public' } }) =>
    `Announced${title && ` “${title}”`}${audience === 'public' ? '' : ` to ${audience}`}`,
}
