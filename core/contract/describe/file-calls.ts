import { FeedQuery } from '../following.ts'
import { GamesFileQuery, RoundFileQuery, TrfFileQuery } from '../files.ts'
import { DEMO_FEED } from '../../people/demo-feed.ts'
import type { ApiCall, FileAnswer } from './api-call.ts'

const tag = 'Files'
const CSV = (about: string): FileAnswer => ({
  type: 'text/csv',
  about: `${about} UTF-8 with a byte order mark, CRLF line endings.`,
})
const ICS: FileAnswer = { type: 'text/calendar', about: 'iCalendar (RFC 5545). Times are UTC.' }
const RSS: FileAnswer = { type: 'application/rss+xml', about: 'RSS 2.0. Entries contain HTML.' }
const FEED = 'At the secret address of a list of stars, which changes nothing of the list.'

export const FILE_CALLS = [
  {
    method: 'get',
    path: '/tournament/:id/pairings.csv',
    tag,
    query: RoundFileQuery,
    summary: 'Pairings of a round as CSV',
    answer: CSV(
      'White, White score, Black, Black score, Game link, Time. Competitors with the same name have their starting number in brackets.',
    ),
    example: { id: 'uzchess25', round: '9' },
  },
  {
    method: 'get',
    path: '/tournament/:id/standings.csv',
    tag,
    query: RoundFileQuery,
    summary: 'Standings after a round as CSV',
    answer: CSV(
      'Rank, number, name, federation, rating, one column per round (12w1: beat number 12 with White), score, tie-breaks.',
    ),
    example: { id: 'uzchess25', round: '9' },
  },
  {
    method: 'get',
    path: '/tournament/:id/games.pgn',
    tag,
    query: GamesFileQuery,
    summary: 'Games of a match, a round or the whole tournament',
    about: 'Games keep their original tags. A game without moves has tags and a result only.',
    answer: { type: 'application/vnd.chess-pgn', about: 'PGN.' },
    example: { id: 'uzchess25', round: '9' },
    refusals: { 404: 'No games have been played yet.' },
  },
  {
    method: 'get',
    path: '/tournament/:id/tournament.trf',
    tag,
    query: TrfFileQuery,
    summary: 'Tournament report (TRF)',
    about: 'FIDE TRF26, or TRF16 for older programs. TRF16 can’t carry tie-breaks, bonuses or line-ups.',
    answer: { type: 'text/plain', about: 'TRF, in UTF-8.' },
    example: { id: 'uzchess25', version: '26' },
  },
  {
    method: 'get',
    path: '/tournament/:id/calendar.ics',
    tag,
    query: FeedQuery,
    answer: ICS,
    summary: 'Rounds, and matches with their own start time',
    about: 'Calendar to subscribe to.',
    example: { id: 'rivers' },
  },
  {
    method: 'get',
    path: '/result/:id/calendar.ics',
    tag,
    answer: ICS,
    summary: 'A match, with a reminder',
    example: { id: 'rivers-7-1' },
    refusals: { 404: 'This match has no start time yet.' },
  },
  {
    method: 'get',
    path: '/team/:id/calendar.ics',
    tag,
    query: FeedQuery,
    answer: ICS,
    summary: 'A team’s matches',
    example: { id: 'rivers-1' },
  },
  {
    method: 'get',
    path: '/player/:id/calendar.ics',
    tag,
    query: FeedQuery,
    answer: ICS,
    summary: 'An entry’s matches',
    example: { id: 'uzchess25-1' },
  },
  {
    method: 'get',
    path: '/user/:id/calendar.ics',
    tag,
    query: FeedQuery,
    answer: ICS,
    summary: 'A user’s and their teams’ matches',
    example: { id: 'battery11' },
  },
  {
    method: 'get',
    path: '/tournament/:id/announcements.rss',
    tag,
    query: FeedQuery,
    answer: RSS,
    summary: 'A tournament’s announcements',
    example: { id: 'rivers' },
  },
  {
    method: 'get',
    path: '/announcements.rss',
    tag,
    query: FeedQuery,
    answer: RSS,
    summary: 'Announcements of the site and its tournaments',
    example: {},
  },
  {
    method: 'get',
    path: '/following/:id/calendar.ics',
    tag,
    query: FeedQuery,
    answer: ICS,
    summary: 'Games and rounds of what somebody follows',
    about: FEED,
    example: { id: DEMO_FEED },
    refusals: { 404: 'This feed was deleted.' },
  },
  {
    method: 'get',
    path: '/following/:id/results.rss',
    tag,
    query: FeedQuery,
    answer: RSS,
    summary: 'Pairings and results of what somebody follows',
    about: FEED,
    example: { id: DEMO_FEED },
    refusals: { 404: 'This feed was deleted.' },
  },
] as const satisfies readonly ApiCall[]
