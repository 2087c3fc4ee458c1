import { SEED_METHODS } from '../../tournament/seed-method.ts'
import { ACCELERATIONS, EVENT_LETTERS } from '../../tournament/tournament.ts'
import { boolean, enumOf, number } from './fields.ts'

export const systemSettings = {
  acceleration: enumOf(ACCELERATIONS, 'Virtual points in the first rounds of a Swiss.'),
  swapLastRounds: boolean('In a double round robin, whether the last two rounds of the first half change places.'),
  keizerTop: number('Value of the first place in the Keizer system; 0: one and a half times the number of players.'),
  keizerAbsences: number('How many absences give a player Keizer points.'),
  keizerPause: number('Rounds between two games of the same players in the Keizer system.'),
  showNorms: boolean('Whether visitors see chances of title norms.'),
  seedMethod: enumOf(
    SEED_METHODS,
    'Which rating players from rating lists are seeded by: FIDE’s, the national one (NRO), one or else the other (FIDON, NIDOF), the higher (HBFN) or the lower (LBFN).',
  ),
  letters: enumOf(
    EVENT_LETTERS,
    'Which emails players get who chose them: pairings when a round is published, results and standings when it is closed, or both.',
  ),
}
