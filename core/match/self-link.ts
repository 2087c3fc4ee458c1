import type { Settings } from '../tournament/tournament.ts'

/**
 * What becomes of a game link that somebody submits: it stands at once, stands as soon as the other side submits the same, or waits
 * for a director. undefined: players may add none.
 */
export type Fate = 'saved' | 'both' | 'asked'

const FATES: Record<Settings['allowSelfLinks'], Fate | undefined> = { 0: undefined, 1: 'asked', 2: 'both', 3: 'saved' }

/** What becomes of a link by who submits it: a director's stands at once. */
export const fateOf = ({ allowSelfLinks }: Pick<Settings, 'allowSelfLinks'>, isDirector: boolean): Fate | undefined =>
  isDirector ? 'saved' : FATES[allowSelfLinks]
