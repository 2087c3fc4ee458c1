import { expect, test } from 'vitest'
import { linkPage, linkRefusal, parseLink } from '#core/match/parse-link.ts'

const team = (siteId: string) => ({ source: 'chessCom', type: 'team', siteId })
const daily = (siteId: string) => ({ source: 'chessCom', type: 'daily', siteId })
const game = (siteId: string) => ({ source: 'chessCom', type: 'game', siteId })

test.each([
  ['https://www.chess.com/live#tm=5833', team('5833')],
  ['http://chess.com/live/#tm=5833', team('5833')],
  ['https://www.chess.com/de/live#tm=5833', team('5833')],
  ['  https://www.chess.com/club/matches/live/5833  ', team('5833')],
  ['https://www.chess.com/club/matches/live/5833/games?&p=2', team('5833')],
  ['https://www.chess.com/club/matches/live/the-leopards/5833#x', team('5833')],
  ['https://WWW.Chess.com/pt-BR/club/matches/live/the-leopards/5833/games', team('5833')],
  ['https://api.chess.com/pub/match/live/5833', team('5833')],
  ['https://www.chess.com/club/matches/5833', daily('5833')],
  ['https://www.chess.com/fr/club/matches/the-leopards/5833/games?p=2#x', daily('5833')],
  ['https://api.chess.com/pub/match/5833', daily('5833')],
  ['https://www.chess.com/game/live/4415534338', game('4415534338')],
  ['https://www.chess.com/analysis/game/live/4415534338/review?move=3', game('4415534338')],
  ['https://www.chess.com/live/game/4415534338?username=ann', game('4415534338')],
  ['https://www.chess.com/live#g=4415534338', game('4415534338')],
  ['https://lichess.org/q7ZvsdUF', { source: 'lichess', type: 'game', siteId: 'q7ZvsdUF' }],
  ['https://lichess.org/q7ZvsdUFabcd/black#12', { source: 'lichess', type: 'game', siteId: 'q7ZvsdUF' }],
  ['https://lichess.org/tournament/QITRjufu', { source: 'lichess', type: 'team', siteId: 'QITRjufu' }],
])('%s is a link', (text, link) => {
  expect(parseLink(text)).toEqual(link)
})

test.each([
  '',
  '5833',
  'live#tm=5833',
  'javascript:alert(1)//https://www.chess.com/live#tm=5833',
  'https://www.chess.com.evil.example/live#tm=5833',
  'https://user@www.chess.com/live#tm=5833',
  'https://www.chess.com:8080/live#tm=5833',
  'https://evil.example/https://www.chess.com/live#tm=5833',
  'https://www.chess.com\\@evil.example/live#tm=5833',
  'https://www.chess.com/live#tm=',
  'https://www.chess.com/live#tm=58x33',
  'https://www.chess.com/live#r=5833',
  'https://www.chess.com/club/matches/live/',
  'https://www.chess.com/club/matches/the-leopards',
  'https://api.chess.com/pub/match/5833/1',
  'https://www.chess.com/club/matches/live/a/b/5833',
  'https://lichess.org/training',
  'https://lichess.org/@/someone',
])('%s is no link', (text) => {
  expect(parseLink(text)).toBeUndefined()
})

test('a daily match may be the match of two teams, and an address of the API leads to its page', () => {
  expect(linkRefusal('https://www.chess.com/club/matches/5833', 'chessCom', 'team')).toBeUndefined()
  expect(linkRefusal('https://www.chess.com/club/matches/5833', 'chessCom', 'game')).toBe(
    'Link does not match format for a Chess.com link',
  )
  const page = (text: string) => linkPage(text, parseLink(text)!)
  expect(page('https://api.chess.com/pub/match/5833')).toBe('https://www.chess.com/club/matches/5833')
  expect(page('https://api.chess.com/pub/match/live/5833')).toBe('https://www.chess.com/club/matches/live/5833')
  expect(page('https://www.chess.com/live#tm=5833')).toBe('https://www.chess.com/live#tm=5833')
})

test('a link is refused with a sentence', () => {
  expect(linkRefusal('https://www.chess.com/live#tm=5833', 'chessCom', 'team')).toBeUndefined()
  expect(linkRefusal('https://www.chess.com/game/live/4415534338', 'chessCom', 'team')).toBe(
    'Link does not match format for a Chess.com link',
  )
  expect(linkRefusal('https://lichess.org/q7ZvsdUF', 'chessCom', 'team')).toBe(
    'Link must be a valid link from Chess.com',
  )
  expect(linkRefusal('no link', 'lichess', 'game')).toBe('Link must be a valid link from Lichess')
})

test('a long and odd link is refused', () => {
  for (const text of [
    'https://www.chess.com/' + 'a-'.repeat(20_000),
    'https://' + '/'.repeat(40_000),
    ' '.repeat(40_000),
  ]) {
    expect(parseLink(text)).toBeUndefined()
  }
})
