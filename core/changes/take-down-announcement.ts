import type { ActDefinition } from './act.ts'
import type { AnnouncementText } from './announce.ts'

/** Takes an announcement off the site. It comes along, so that it can be put back. */
export interface TakeDownAnnouncement {
  type: 'takeDownAnnouncement'
  announcement: AnnouncementText
}

export const takeDownAnnouncement: ActDefinition<TakeDownAnnouncement> = {
  traits: {
    frames: 'announcement',
    isPublic: false,
    isFinal: false,
    restsOnAll: false,
    isAtDesk: false,
    isOfPairing: false,
  },
  refusal: () => undefined,
  apply: (snapshot) => snapshot,
  inverse: (_snapshot, { announcement }) => ({ type: 'announce', announcement }),
  words: (_snapshot, { announcement }) =>
    `Took down the announcement${announcement.title && ` “${announcement.title}”`}`,
}
