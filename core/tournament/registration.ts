import type { Settings } from './tournament.ts'

/** How far somebody is with a tournament. */
export type RegistrationState = 'none' | 'waiting' | 'joined'

interface RegistrationInput {
  settings: Pick<Settings, 'allowRegistration'>
  active: boolean
  round: number
}

/** Why nobody can join any more, or yet; undefined when they can. */
export function joinRefusal({ settings, active, round }: RegistrationInput): string | undefined {
  if (settings.allowRegistration === 'closed') return 'Registration for this tournament is closed.'
  return !active && round > 0 ? 'This tournament has finished.' : undefined
}

/** Why an entry cannot be taken back: once there are pairings, somebody waits at a board. */
export const withdrawRefusal = ({ round }: Pick<RegistrationInput, 'round'>): string | undefined =>
  round > 0 ? 'Round 1 has been drawn. To withdraw, ask the tournament director.' : undefined
