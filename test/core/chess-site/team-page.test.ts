import { expect, test } from 'vitest'
import { teamPageFromApi, parseTeamPage } from '#core/chess-site/team-page.ts'

const START = Date.UTC(2023, 10, 14, 22, 13) / 1000
const match = {
  name: 'Round 3',
  status: 'in_progress',
  start_time: START,
  boards: 20,
  teams: { team1: { name: 'Alpha', players: [] }, team2: { name: 'Beta', players: [] } },
}
const row = (label: string, value: string) =>
  `<div class="clubs-team-match-details-stats-row">${label} <aside class="clubs-team-match-aside">${value}</aside></div>`

test('a match of the API has the labels of the site’s page', () => {
  expect(teamPageFromApi(match, Date.UTC(2023, 10, 14, 21, 13))).toEqual({
    Teams: 'Alpha vs Beta',
    'Registration Open': 'Nov 14, 2023, 9:13 PM',
    'Start Time': 'Nov 14, 2023, 10:13 PM',
    'Finished On': null,
    Status: 'In Progress',
    'Players per Team': '20',
  })
})

test('an unknown status is kept as it is, and an answer that is no match is refused', () => {
  expect(teamPageFromApi({ ...match, status: 'paused' })).toMatchObject({ Status: 'paused', 'Registration Open': null })
  expect(teamPageFromApi({ message: 'User not found.' })).toBeUndefined()
})

test('the page is read row by row: the value of a label is in its aside', () => {
  const html = `<title>x</title><div class="clubs-team-match-teams">Alpha &amp; Sons vs <b>Beta</b></div>
    ${row('Start Time', 'Nov 14, 2023, 10:13 PM')}${row('Status', '<span>In Progress</span>')}
    ${row('Players per Team', '1 - 20')}${row('Something else', 'x')}`
  expect(parseTeamPage(html)).toEqual({
    Teams: 'Alpha & Sons vs Beta',
    'Registration Open': null,
    'Start Time': 'Nov 14, 2023, 10:13 PM',
    'Finished On': null,
    Status: 'In Progress',
    'Players per Team': '1 - 20',
  })
})

test('a page without any known label is no page of a match', () => {
  expect(parseTeamPage('<title>Just a moment...</title>')).toBeUndefined()
  expect(parseTeamPage('class="clubs-team-match-details-stats-row'.repeat(10_000))).toBeUndefined()
})
