import type { ActDefinition } from './act.ts'

/** An announcement as an act carries it. The snapshot holds none: who reads them asks for them. */
export interface AnnouncementText {
  id: number
  title: string
  /** Markdown. */
  announcement: string
  createdAt: number
}

/** Publishes an announcement. */
export interface Announce {
  type: 'announce'
  announcement: AnnouncementText
}

export const announce: ActDefinition<Announce> = {
  level: 2,
  refusal: (_snapshot, { announcement }) =>
    announcement.announcement.trim() ? undefined : 'An announcement needs a text.',
  apply: (snapshot) => snapshot,
  inverse: (_snapshot, { announcement }) => ({ type: 'takeDownAnnouncement', announcement }),
  words: (_snapshot, { announcement }) => `Announced${announcement.title && ` “${announcement.title}”`}`,
}
