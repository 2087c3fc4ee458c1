import * as say from '#words/coreTournament.js'
import type { Settings } from './tournament.ts'

export type RegistrationState = 'none' | 'waiting' | 'joined'

interface RegistrationInput {
  settings: Pick<Settings, 'allowRegistration'>
  active: boolean
  round: number
}

/** Why a user cannot register; undefined if they can. */
export function joinRefusal({ settings, active, round }: RegistrationInput): string | undefined {
  if (settings.allowRegistration === 'closed') return say.registrationClosed()
  return !active && round > 0 ? say.hasFinished() : undefined
}

/** Why an entry cannot be withdrawn: once round 1 is drawn, the opponent would wait at the board. */
export const withdrawRefusal = ({ round }: Pick<RegistrationInput, 'round'>): string | undefined =>
  round > 0 ? say.round1Drawn() : undefined
