import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { profileEntry } from '#core/rows/entry-slice.ts'
import type { UserProfile } from '#core/rows/profile.ts'
import { aSnapshot } from '#test/support/build.ts'
import { aPlayerProfile, aTeamProfile, aUserProfile } from '#test/support/profiles.ts'
import { onScreen } from '#test/support/screen.tsx'
import { ProfilePage } from '#web/pages/profile/page.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

function user(input: Partial<UserProfile>, tab: 'tournaments' | 'teams' = 'tournaments', id = 'hruska_p') {
  history.replaceState(null, '', `/@/${id}`)
  onScreen(<ProfilePage of="@" id={id} tab={tab} />, [
    [['@', id], aUserProfile(input)],
    [['@', id, 'matches'], []],
    [['@', id, 'accounts'], []],
  ])
}
const contact = () => within(screen.getByRole('heading', { name: 'Contact' }).closest('section')!)

test('a profile shows name, country, registration date and presence', () => {
  user({ online: true, isLicensed: true })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pavel Hruška')
  expect(screen.getByText('hruska_p')).toBeTruthy()
  expect(screen.getByText('Online')).toBeTruthy()
  expect(screen.getByLabelText('Licensed')).toBeTruthy()
  expect(screen.getByText('Member since March 2018')).toBeTruthy()
  expect(document.title).toBe('Pavel Hruška (hruska_p) · Kibitz')
})

test('visitors are asked to sign in for contact details', () => {
  user({})
  expect(contact().getByText('Sign in to see contact details.')).toBeTruthy()
})

test('signed-in users see the contact details, or that there are none', () => {
  user({ contact: { email: 'p@mail.example', reddit: 'u/hruska', phone: '+420 555' } })
  expect(contact().getByRole('link', { name: 'u/hruska' }).getAttribute('href')).toBe(
    'https://www.reddit.com/user/hruska',
  )
  expect(contact().getByRole('link', { name: '+420 555' }).getAttribute('href')).toBe('tel:+420555')
})

test('users see on their own profile which contact details others don’t see', () => {
  user({ contact: { reddit: 'u/hruska', phone: '+420 555', zoom: 'hruska' }, contactShown: { zoom: true } })
  const lines = contact()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(lines).toEqual(['u/hruska', '+420 555Only you', 'hruska'])
})

test('a profile without contact details says so', () => {
  user({ contact: {} })
  expect(contact().getByText('No contact details registered.')).toBeTruthy()
})

test('notes show their label, and a value unless it is yes', () => {
  user({ meta: { 'Coach?': true, Club: 'Brno', _secret: 'x', 'Junior?': false } })
  expect(screen.getByText('Coach')).toBeTruthy()
  expect(screen.getByText('Brno')).toBeTruthy()
  expect(screen.queryByText(/secret|Junior/)).toBeNull()
})

test('tournaments are listed under ACTIVE TOURNAMENTS or INACTIVE TOURNAMENTS', () => {
  const entry = (name: string, active: boolean, rounds = ['1-2 1']) =>
    profileEntry({
      snapshot: aSnapshot({ id: name.toLowerCase(), name, active, rounds }),
      no: 1,
      players: 2,
      boards: new Map(),
    })
  user({ tournaments: [entry('Now', true), entry('Then', false), entry('Soon', false, [])] })
  const rows = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1)
  expect(rows('ACTIVE TOURNAMENTS').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Now'),
    // A tournament that has not started is upcoming.
    expect.stringContaining('Soon'),
  ])
  expect(rows('INACTIVE TOURNAMENTS')[0]!.textContent).toContain('1 / 9')
  expect(screen.getByRole('link', { name: 'View Then' }).getAttribute('href')).toBe('/t/then/player/1')
})

test('the profile of a user without teams says so', () => {
  user({}, 'teams')
  expect(screen.getByText('This user is not in any teams')).toBeTruthy()
})

test('teams link to their pages', () => {
  user({ teams: [{ id: 'sharks', name: 'Sharks', nationality: '', logoURL: null, level: 1 }] }, 'teams')
  const [row] = screen.getAllByRole('listitem')
  expect(within(row!).getByRole('link').getAttribute('href')).toBe('/team/sharks')
  expect(within(row!).getByText('Admin')).toBeTruthy()
})

test('the address of a profile by id is replaced by the username', async () => {
  user({}, 'teams', 'u-1')
  await waitFor(() => expect(location.pathname).toBe('/@/hruska_p/teams'))
})

test('a picture is shown only from an https address', () => {
  for (const backgroundURL of ['http://pictures.example/a.png', 'javascript:alert(1)', 'nonsense']) {
    user({ backgroundURL })
    expect(document.querySelector('img')).toBeNull()
  }
  user({ backgroundURL: 'https://pictures.example/a.png' })
  expect(document.querySelector('img')!.getAttribute('src')).toBe('https://pictures.example/a.png')
})

test('a claimed entry redirects to its user’s profile', async () => {
  history.replaceState(null, '', '/player/cup-1')
  onScreen(<ProfilePage of="player" id="cup-1" tab="play" />, [
    [['player', 'cup-1'], aPlayerProfile({ userId: 'u-1', username: 'hruska_p' })],
    [['player', 'cup-1', 'matches'], []],
  ])
  await waitFor(() => expect(location.pathname).toBe('/@/u-1'))
})

test('an unclaimed player keeps their own page with results and tournaments', () => {
  history.replaceState(null, '', '/player/cup-1')
  onScreen(<ProfilePage of="player" id="cup-1" tab="play" />, [
    [['player', 'cup-1'], aPlayerProfile()],
    [['player', 'cup-1', 'matches'], []],
  ])
  const tabs = within(screen.getByRole('navigation', { name: 'Profile' })).getAllByRole('link')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Play', 'Tournaments'])
  expect(location.pathname).toBe('/player/cup-1')
  expect(contact().getByText('Sign in to see contact details.')).toBeTruthy()
})

function team(input: Parameters<typeof aTeamProfile>[0], id: string, tab: 'play' | 'members' = 'play') {
  history.replaceState(null, '', `/team/${id}`)
  onScreen(<ProfilePage of="team" id={id} tab={tab} />, [
    [['team', id], aTeamProfile(input)],
    [['team', id, 'matches'], []],
  ])
  return within(screen.getByRole('navigation', { name: 'Profile' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

test('the address of a team’s entry is replaced by the team’s id', async () => {
  history.replaceState(null, '', '/team/rivers-3/tournaments')
  onScreen(<ProfilePage of="team" id="rivers-3" tab="tournaments" />, [[['team', 'rivers-3'], aTeamProfile()]])
  await waitFor(() => expect(location.pathname).toBe('/team/sharks/tournaments'))
})

test('signed-in users have a tab of members, where there is a team', () => {
  expect(team({}, 'sharks')).toEqual(['Play', 'Tournaments'])
  document.cookie = 'sessionID=handle; Path=/'
  document.body.replaceChildren()
  expect(team({}, 'sharks')).toEqual(['Play', 'Tournaments', 'Members'])
  document.body.replaceChildren()
  expect(team({ id: 'rivers-3', teamId: null }, 'rivers-3')).toEqual(['Play', 'Tournaments'])
})

test('members are listed, admins first', () => {
  const member = (username: string, level: number) => ({
    id: username,
    username,
    name: null,
    nationality: '',
    online: level > 0,
    isLicensed: false,
    level,
  })
  team({ users: [member('crew', 0), member('captain', 1)] }, 'sharks', 'members')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['captain', 'crew'])
  expect(screen.getByRole('heading', { name: 'Admins' })).toBeTruthy()
  expect(screen.getByLabelText('Online')).toBeTruthy()
})
