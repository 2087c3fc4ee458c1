import { expect, test } from 'vitest'
import { siteAddress } from '#worker/chess-sites/site-address.ts'

const sites = { CHESS_COM_API: 'https://api.chess.com/pub' }

test.each([
  'https://api.chess.com/pub/match/live/1',
  'https://api.chess.com:443/pub/match/live/1',
  'https://API.CHESS.COM/pub/club/x?y=1',
])('%s may be asked', (address) => {
  expect(siteAddress(address, sites)?.origin).toBe('https://api.chess.com')
})

test('only the API of Lichess may be asked', () => {
  const both = { ...sites, LICHESS_URL: 'https://lichess.org' }
  expect(siteAddress('https://lichess.org/api/games/export/_ids', both)).toBeDefined()
  expect(siteAddress('https://lichess.org/login', both)).toBeUndefined()
  expect(siteAddress('https://lichess.org/api/../login', both)).toBeUndefined()
})

test.each([
  '',
  'match/live/1',
  'http://api.chess.com/pub/match/live/1',
  'https://api.chess.com:8443/pub/match/live/1',
  'https://api.chess.com/private',
  'https://api.chess.com/pub',
  'https://api.chess.com/pubs/match',
  'https://api.chess.com/pub/../private',
  'https://api.chess.com/pub/%2e%2e/private',
  'https://api.chess.com\\@127.0.0.1/pub/match',
  'https://user@api.chess.com/pub/match',
  'https://user:word@api.chess.com/pub/match',
  'https://api.chess.com@127.0.0.1/pub/match',
  'https://api.chess.com.evil.example/pub/match',
  'https://127.0.0.1/pub/match',
  'https://2130706433/pub/match',
  'https://[::1]/pub/match',
  '//127.0.0.1/pub/match',
  'file:///pub/match',
  'data:application/json,{}',
])('%s may not be asked', (address) => {
  expect(siteAddress(address, sites)).toBeUndefined()
})

test('a redirect is resolved against the address it came from', () => {
  const from = 'https://api.chess.com/pub/match/live/1'
  expect(siteAddress('/pub/match/live/2', sites, from)?.pathname).toBe('/pub/match/live/2')
  expect(siteAddress('../../../private', sites, from)).toBeUndefined()
  expect(siteAddress('//evil.example/pub/match', sites, from)).toBeUndefined()
})
