import type { ColourRule } from '../swiss/colours.ts'
import type { TeamColourRule } from '../team/team-colours.ts'
import type { DrawReason } from './reasons.ts'

/** The disadvantage of other pairs, by criterion; ends a sentence that begins with “Otherwise”. */
const OTHERWISE: Record<string, string> = {
  C4: 'the players below couldn’t all be paired',
  C5: 'the bye would go to a player with more points',
  C6: 'more players would float down',
  C7: 'a player with more points would float down',
  C8: 'the next score group couldn’t be paired as well',
  C9: 'the bye would go to a player with more rounds without a game',
  C10: 'one player more would get a colour three times more often than the other',
  C11: 'one player more would get the same colour three times in a row',
  C12: 'one player more wouldn’t get the colour they’re due',
  C13: 'one player more with a strong colour preference wouldn’t get their colour',
  C14: 'one player more would float down for the second round in a row',
  C15: 'one player more would float up for the second round in a row',
  C16: 'one player more would float down again after two rounds',
  C17: 'one player more would float up again after two rounds',
  C18: 'a player who floated down last round would meet a greater difference in points',
  C19: 'a player who floated up last round would meet a greater difference in points',
  C20: 'a player who floated down two rounds ago would meet a greater difference in points',
  teamC4: 'a team of the group above would have no opponent',
  teamC8: 'one team more wouldn’t get the colour it’s due',
  teamC9: 'one team more with a strong colour preference wouldn’t get its colour',
  teamC10: 'one team more that floated last round would meet a team that floats up',
  teamRest: 'not all teams of this score group could be paired',
  C21: 'a player who floated up two rounds ago would meet a greater difference in points',
}

const NEVER: Record<string, string> = {
  C1: 'They have already played each other.',
  C2: 'A player can’t have a second bye, nor a bye after a win without a game.',
  C3: 'Both must have the same colour.',
  C5: 'The bye goes to the lowest score possible.',
  teamC1: 'They have already played each other, or the organiser keeps them apart.',
  teamGroup: 'Teams meet inside their score group, and both groups are paired without this.',
  teamBye: 'The bye goes to the lowest score, then to most matches played, then to the largest number in the list.',
  forbidden: 'The organiser has ruled out this pairing.',
}

const isOrder = (criterion: string): boolean => criterion === 'order' || criterion === 'teamOrder'

/** Why two met or a player floated, in a sentence. */
export const reasonText = ({ criterion }: DrawReason): string =>
  isOrder(criterion)
    ? 'All criteria are met as well as they can be; the order in the list decides.'
    : (NEVER[criterion] ?? `Otherwise ${OTHERWISE[criterion] ?? 'a criterion would be met less well'}.`)

/** Why two did not meet or a player did not get the bye, in a sentence. */
export const reasonAgainstText = ({ criterion }: DrawReason): string => {
  if (isOrder(criterion)) return 'It would be as good by all criteria, but comes later in FIDE’s order.'
  return NEVER[criterion] ?? `With that, ${OTHERWISE[criterion] ?? 'a criterion would be met less well'}.`
}

const COLOURS: Record<ColourRule | TeamColourRule, string> = {
  both: 'Both get the colour they’re due.',
  stronger: 'Both are due the same colour; the stronger preference wins.',
  history: 'Both are due the same colour; they change from the last round in which theirs differed.',
  rank: 'Both are due the same colour; the higher ranked gets it.',
  initial: 'Neither has played yet; the first colour and the number in the list decide.',
  teamInitial: 'Neither team has played yet; the first colour and the number in the list decide.',
  granted: 'The teams get the colours they’re due.',
  strong: 'Both are due the same colour; the stronger preference wins.',
  balance: 'The team that has had White less often gets it.',
  teamHistory: 'Colours change from the last round in which the two had different ones.',
  first: 'Both are due the same colour; the team with more points gets it.',
  alternate: 'The team with more points changes its colour from its last match.',
}

export const colourText = (rule: ColourRule | TeamColourRule): string => COLOURS[rule]
