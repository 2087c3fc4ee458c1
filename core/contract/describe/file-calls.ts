import { GamesFileQuery, RoundFileQuery, TrfFileQuery } from '../files.ts'
import type { ApiCall, FileAnswer } from './api-call.ts'

const tag = 'Files'
const CSV = (about: string): FileAnswer => ({
  type: 'text/csv',
  about: `${about} UTF-8 with a mark in front, lines end with CRLF.`,
})
const ICS: FileAnswer = { type: 'text/calendar', about: 'iCalendar (RFC 5545). Times are UTC.' }
const RSS: FileAnswer = { type: 'application/rss+xml', about: 'RSS 2.0. Entries hold HTML.' }

export const FILE_CALLS = [
  {
    method: 'get',
    path: '/tournament/:id/pairings.csv',
    tag,
    query: RoundFileQuery,
    summary: 'Pairings of a round for a spreadsheet',
    answer: CSV('White, White score, Black, Black score, Game link, Time.'),
    example: { id: 'uzchess25', round: '9' },
  },
  {
    method: 'get',
    path: '/tournament/:id/standings.csv',
    tag,
    query: RoundFileQuery,
    summary: 'Standings after a round for a spreadsheet',
    answer: CSV(
      'Rank, name, federation, rating, a column a round (12w1: met rank 12 with White and won), score, tie-breaks.',
    ),
    example: { id: 'uzchess25', round: '9' },
  },
  {
    method: 'get',
    path: '/tournament/:id/games.pgn',
    tag,
    query: GamesFileQuery,
    summary: 'Games of a match, of a round, or all',
    about: 'Games keep the tags they were written down with. A game without moves is its tags and its result.',
    answer: { type: 'application/vnd.chess-pgn', about: 'PGN.' },
    example: { id: 'uzchess25', round: '9' },
    refusals: { 404: 'No game has been played there yet.' },
  },
  {
    method: 'get',
    path: '/tournament/:id/tournament.trf',
    tag,
    query: TrfFileQuery,
    summary: 'The report that pairing programs read',
    about:
      'FIDE’s TRF26, or TRF16 for programs that know no more: it has no words for tie-breaks, bonuses and line-ups.',
    answer: { type: 'text/plain', about: 'TRF, in UTF-8.' },
    example: { id: 'uzchess25', version: '26' },
  },
  {
    method: 'get',
    path: '/tournament/:id/calendar.ics',
    tag,
    answer: ICS,
    summary: 'Rounds, and matches that have a time of their own',
    about: 'To subscribe to.',
    example: { id: 'rivers' },
  },
  {
    method: 'get',
    path: '/result/:id/calendar.ics',
    tag,
    answer: ICS,
    summary: 'One match, with a reminder',
    example: { id: 'rivers-7-1' },
    refusals: { 404: 'Nobody has said yet when this match starts.' },
  },
  {
    method: 'get',
    path: '/team/:id/calendar.ics',
    tag,
    answer: ICS,
    summary: 'The matches of a team',
    example: { id: 'rivers-1' },
  },
  {
    method: 'get',
    path: '/player/:id/calendar.ics',
    tag,
    answer: ICS,
    summary: 'The matches of an entry',
    example: { id: 'uzchess25-1' },
  },
  {
    method: 'get',
    path: '/user/:id/calendar.ics',
    tag,
    answer: ICS,
    summary: 'The matches of a user and their teams',
    example: { id: 'battery11' },
  },
  {
    method: 'get',
    path: '/tournament/:id/announcements.rss',
    tag,
    answer: RSS,
    summary: 'What a tournament announces',
    example: { id: 'rivers' },
  },
  {
    method: 'get',
    path: '/announcements.rss',
    tag,
    answer: RSS,
    summary: 'What the site and its tournaments announce',
    example: {},
  },
] as const satisfies readonly ApiCall[]
