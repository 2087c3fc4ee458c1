import type { Settings } from '../tournament/tournament.ts'

/**
 * A submitted game link is added at once, once both sides submit the same one, or once a director approves it.
 * undefined: players can't submit links.
 */
export type LinkApproval = 'immediate' | 'bothSides' | 'director'

const APPROVAL_BY_SETTING: Record<Settings['allowSelfLinks'], LinkApproval | undefined> = {
  0: undefined,
  1: 'director',
  2: 'bothSides',
  3: 'immediate',
}

export const linkApproval = (
  { allowSelfLinks }: Pick<Settings, 'allowSelfLinks'>,
  isDirector: boolean,
): LinkApproval | undefined => (isDirector ? 'immediate' : APPROVAL_BY_SETTING[allowSelfLinks])
