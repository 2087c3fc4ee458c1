import { boolean, number } from './fields.ts'

export const systemSettings = {
  swapLastRounds: boolean('In a double round robin, whether the last two rounds of the first half change places.'),
  keizerTop: number('Value of the first place in the Keizer system; 0: one and a half times the number of players.'),
  keizerAbsences: number('How many absences give a player Keizer points.'),
  keizerPause: number('Rounds between two games of the same players in the Keizer system.'),
  showNorms: boolean('Whether visitors see chances of title norms.'),
}
