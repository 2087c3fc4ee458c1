import type { Settings } from '../tournament/tournament.ts'

/**
 * What becomes of a game link that somebody submits: it stands at once, stands as soon as the other side submits the same, or waits
 * for a director. undefined: players may add none.
 */
export type LinkApproval = 'immediate' | 'bothSides' | 'director'

const APPROVAL_BY_SETTING: Record<Settings['allowSelfLinks'], LinkApproval | undefined> = {
  0: undefined,
  1: 'director',
  2: 'bothSides',
  3: 'immediate',
}

/** What becomes of a link by who submits it: a director's stands at once. */
export const linkApproval = (
  { allowSelfLinks }: Pick<Settings, 'allowSelfLinks'>,
  isDirector: boolean,
): LinkApproval | undefined => (isDirector ? 'immediate' : APPROVAL_BY_SETTING[allowSelfLinks])
