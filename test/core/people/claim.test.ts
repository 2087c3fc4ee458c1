import { expect, test } from 'vitest'
import { emailIn, claimWays, noWayHint, type Identities } from '#core/people/claim.ts'

const nothing: Identities = { lichess: null, chessCom: null, email: null }
const open = (entry: Identities, own: Identities, type: 'player' | 'team' = 'player') =>
  claimWays(type, entry, own).flatMap(({ method, why }) => (why === null ? [method] : []))

test('a code can always be used, Facebook never', () => {
  expect(claimWays('player', nothing, nothing)).toEqual([
    { method: 'code', code: null, why: null },
    { method: 'facebook', code: 'unavailable', why: 'Authentication via Facebook is not available at this time.' },
  ])
})

test('a player’s account or address has to be the one listed for the entry, ignoring case', () => {
  const entry = { lichess: 'LeeAnn', chessCom: 'ann_c', email: 'Ann@Club.example' }
  expect(open(entry, { lichess: 'leeann', chessCom: 'bob', email: 'ann@club.example' })).toEqual([
    'code',
    'lichess',
    'email',
  ])
  expect(claimWays('player', entry, { ...nothing, chessCom: 'bob' })).toMatchObject([
    {},
    { code: 'unlinked', why: 'You need to link your Lichess account to use it as an authentication method here.' },
    { code: 'mismatch', why: 'Your Chess.com account isn’t the one listed for this entry.' },
    { code: 'mismatch', why: 'Email requires a matching verified email address.' },
    {},
  ])
})

test('for a team any linked account is accepted, because the site knows its admins', () => {
  expect(open({ ...nothing, chessCom: 'rook-city' }, { ...nothing, chessCom: 'ann_r' }, 'team')).toEqual([
    'code',
    'chessCom',
  ])
})

test('if only a code can be used, the hint says whether the entry or the user lacks an identity', () => {
  expect(noWayHint('team', claimWays('team', nothing, nothing))).toBe(
    'There are no available authentication methods for this team. Submit a request to your Tournament director.',
  )
  const entry = { ...nothing, email: 'ann@club.example' }
  expect(noWayHint('player', claimWays('player', entry, nothing))).toBe(
    'You do not have any available authentication methods for this player. Do you definitely own it?',
  )
  expect(noWayHint('player', claimWays('player', entry, entry))).toBeUndefined()
})

test('the organiser’s note about contact counts as an email address only if it has nothing else', () => {
  expect([null, 'ann@club.example ', 'ann at club', 'call ann@club.example', 'a@b'].map(emailIn)).toEqual([
    null,
    'ann@club.example',
    null,
    null,
    null,
  ])
})
