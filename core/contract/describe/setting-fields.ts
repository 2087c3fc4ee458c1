import * as z from 'zod/mini'
import { TEAM_TYPES } from '../../tournament/team-type.ts'
import { COMPETITORS, EDITIONS, PAIRING_SYSTEMS, POOL_DISPLAYS, REGISTRATIONS } from '../../tournament/tournament.ts'
import { boolean, enumOf, nullableNumber, nullableString, number } from './fields.ts'

/** Settings that lists of tournaments show. */
export const listFields = {
  vanityURL: nullableString('Used in place of the id in addresses.'),
  competitors: enumOf(COMPETITORS, 'Who plays.'),
  pairingSystem: enumOf(PAIRING_SYSTEMS, 'Pairing system, where systems doesn’t set another.'),
  timeControl: nullableString('As the organiser wrote it.'),
  totalRounds: nullableNumber('Planned rounds; null if open-ended.'),
}

export const settingFields = {
  ...listFields,
  qualifyingPlaces: nullableNumber('How many of each pool qualify; null if it isn’t set.'),
  winReward: number('Match points for a win.'),
  drawReward: number('Match points for a draw.'),
  lossReward: number('Match points for a loss.'),
  byeReward: number('Match points for a pairing-allocated bye.'),
  absenceReward: number('Match points for a forfeit loss or a zero-point bye.'),
  gamePointTotal: number('Game points per pairing.'),
  showRatings: boolean('Whether ratings are shown.'),
  allowRegistration: enumOf(REGISTRATIONS, 'Who may join.'),
  displayPoints: enumOf(['match', 'game'], 'Which points standings are sorted by.'),
  teamType: enumOf(TEAM_TYPES, 'How colours are counted when teams are drawn (FIDE C.04.6).'),
  secondaryScore: boolean('Whether the other score decides colours between two teams with the same score.'),
  lineUpMinutes: number('How many minutes before a round its line-ups are due.'),
  poolDisplay: z.literal([0, 1, 2]).check(z.describe(`How pools are numbered: ${POOL_DISPLAYS.join(', ')}.`)),
  source: nullableString('Where results come from, such as chessCom.'),
  public: boolean('Whether it is public.'),
  location: nullableString('Location.'),
  federation: nullableString('FIDE code of the federation, such as NED.'),
  prizes: nullableString('Markdown.'),
  description: nullableString('Markdown.'),
  streamURL: nullableString('Stream URL.'),
  rulesURL: nullableString('Rules URL.'),
  profileURL: nullableString('Website URL.'),
  logoURL: nullableString('Logo URL.'),
  edition: z.literal(EDITIONS).check(z.describe('Edition of FIDE C.07 used for tie-breaks.')),
  pullResults: z.literal([0, 1, 2]).check(z.describe('0 off, 1 provisional results, 2 final results.')),
  allowSelfLinks: z.literal([0, 1, 2, 3]).check(z.describe('Whether players may add game links.')),
  allowSelfSubmissions: boolean('Whether players may submit results.'),
}
