import { nullableNumber, nullableTime, number } from './fields.ts'

/** Settings of team events about captains, their lists and line-ups. */
export const captainSettings = {
  lineUpMinutes: number('How many minutes before a round its line-ups are due.'),
  substituteMinutes: number('How many minutes after the start of a match captains may replace players.'),
  boardOrderTolerance: nullableNumber(
    'Rating points by which a line-up may deviate from the order of the list; null: any order.',
  ),
  squadSize: number('The most players on a team’s list; 0: no limit.'),
  squadClosesAt: nullableTime('When captains can’t change their lists any more; null: with the draw of round 1.'),
  lateEntries: number('How many players captains may add to a closed list.'),
  lateEntriesBelow: number('Late entries come below this place of the list.'),
  agreeDaysBefore: number('Captains may agree on a time so many days before the round’s start.'),
  agreeDaysAfter: number('The same for days after it.'),
  agreeHours: number('Captains have to agree so many hours before the round’s start.'),
  protestHours: number('Hours after a match in which captains may protest; 0: no protests.'),
}
