import * as say from '#words/changes.js'
import type { ActDefinition } from './act.ts'
import type { AnnouncementText } from './announce.ts'

/** Has the announcement itself, so that it can be restored. */
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
  words: (_snapshot, { announcement: { title } }) =>
    title ? say.announcementTakenDownTitle({ title }) : say.announcementTakenDown(),
}
