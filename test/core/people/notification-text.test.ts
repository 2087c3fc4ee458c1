import { expect, test } from 'vitest'
import {
  announcementNotification,
  behindNotification,
  drawNotification,
  reminderNotification,
  wholeNotification,
} from '#core/people/notification-text.ts'

const drawn = {
  tournament: 'Rook_and*Roll',
  round: 3,
  own: 'Rooks',
  opponent: 'Bob [x](y)',
  board: 2,
  hasWhite: true,
  start: null,
  timeZone: null,
}

test('the notification of a draw has colour and board for a player, the table for a team, and byes', () => {
  expect(drawNotification({ ...drawn, isTeam: false })).toBe(
    '**Rook\\_and\\*Roll**: round 3 is drawn. You have White against **Bob \\[x\\]\\(y\\)** on board 2.',
  )
  expect(drawNotification({ ...drawn, isTeam: true, opponent: 'Knights' })).toBe(
    '**Rook\\_and\\*Roll**: round 3 is drawn. Rooks play **Knights** at table 2.',
  )
  expect(drawNotification({ ...drawn, isTeam: false, opponent: null })).toMatch(/ is drawn\. You have a bye\.$/)
  expect(drawNotification({ ...drawn, isTeam: true, opponent: null })).toMatch(/ is drawn\. Rooks have a bye\.$/)
})

test('the notification of a draw has the start at the venue, in UTC if its time zone is unknown, or only the day', () => {
  const starting = { ...drawn, isTeam: false, start: Date.UTC(2026, 9, 4, 23, 30) }
  expect(drawNotification(starting)).toMatch(/ on board 2\. It starts 4 Oct, 23:30 UTC\.$/)
  expect(drawNotification({ ...starting, timeZone: 'America/New_York' })).toMatch(/starts 4 Oct, 19:30 in New York\.$/)
  expect(drawNotification({ ...starting, start: '2026-10-04' })).toMatch(/ It starts 4 Oct\.$/)
})

test('the notification of an announcement has its title, or its first 200 letters', () => {
  expect(announcementNotification('Cup', 'On', 'Long text')).toBe('**Cup**: On')
  expect(announcementNotification('Cup', ' ', 'One\n\ntwo')).toBe('**Cup**: One two')
  expect(announcementNotification('Cup', '', '👑'.repeat(300))).toBe(`**Cup**: ${'👑'.repeat(200)}…`)
})

test('a reminder says how long there is left', () => {
  expect([1, 15].map((minutes) => reminderNotification('A – B', minutes))).toEqual([
    '**A – B** starts in 1 minute.',
    '**A – B** starts in 15 minutes.',
  ])
})

test('an announcement that is on no page is sent whole', () => {
  expect(wholeNotification('Cup', 'Arbiters', 'Meet *now*\nat table 1')).toBe(
    '**Cup**: Arbiters: Meet \\*now\\* at table 1',
  )
})

test('directors learn how late results may be', () => {
  expect(behindNotification('Cup', 'Chess.com', 3)).toBe(
    '**Cup**: Chess.com has many live matches right now, so results may arrive up to 3 minutes late. No result gets lost, and you can enter results by hand.',
  )
})
