import type { Snapshot } from '../snapshot/snapshot.ts'

/** The festival that a tournament is a section of: its link is in place of the website. */
export const festivalOf = ({ settings }: Pick<Snapshot, 'settings'>): string | undefined =>
  /^\/f\/([^/?#]+)$/.exec(settings.profileURL ?? '')?.[1]
