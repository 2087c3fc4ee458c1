import * as z from 'zod/mini'
import {
  Account,
  HeadToHead,
  ProfileMatch,
  FirstLetters,
  Person,
  PlayerProfile,
  Team,
  TeamRow,
  User,
} from './people.ts'
import { MeetingsQuery } from '../meetings.ts'
import { NameListQuery, UserQuery } from '../name-lists.ts'
import type { ApiCall } from './api-call.ts'

const tag = 'People'
const matches = 'Matches, latest round first'

export const PEOPLE_CALLS = [
  {
    method: 'get',
    path: '/users',
    tag,
    query: NameListQuery,
    answer: z.array(Person),
    summary: 'Users by name',
    example: { limit: '2' },
  },
  {
    method: 'get',
    path: '/users/letters',
    tag,
    answer: FirstLetters,
    summary: 'First letters of usernames',
    example: {},
  },
  {
    method: 'get',
    path: '/user/:id',
    tag,
    query: UserQuery,
    answer: User,
    summary: 'A user',
    about: 'Signed-in users also see the contact details that the user shows. They can read 60 profiles a minute.',
    example: { id: 'battery11' },
  },
  {
    method: 'get',
    path: '/user/:id/getAccounts',
    tag,
    answer: z.array(Account),
    summary: 'Their accounts on other sites',
    example: { id: 'battery11' },
  },
  {
    method: 'get',
    path: '/user/:id/getMatches',
    tag,
    answer: z.array(ProfileMatch),
    summary: matches,
    example: { id: 'battery11' },
  },
  {
    method: 'get',
    path: '/teams',
    tag,
    query: NameListQuery,
    answer: z.array(TeamRow),
    summary: 'Teams by name',
    example: { limit: '2' },
  },
  {
    method: 'get',
    path: '/teams/letters',
    tag,
    answer: FirstLetters,
    summary: 'First letters of team names',
    example: {},
  },
  {
    method: 'get',
    path: '/team/:id',
    tag,
    answer: Team,
    summary: 'A team',
    example: { id: 'rivers-1' },
  },
  {
    method: 'get',
    path: '/team/:id/getMatches',
    tag,
    answer: z.array(ProfileMatch),
    summary: matches,
    example: { id: 'rivers-1' },
  },
  {
    method: 'get',
    path: '/player/:id',
    tag,
    answer: PlayerProfile,
    summary: 'A player’s entry in a tournament',
    example: { id: 'uzchess25-1' },
  },
  {
    method: 'get',
    path: '/player/:id/getMatches',
    tag,
    answer: z.array(ProfileMatch),
    summary: matches,
    example: { id: 'uzchess25-1' },
  },
  {
    method: 'get',
    path: '/meetings',
    tag,
    query: MeetingsQuery,
    answer: HeadToHead,
    summary: 'Results of two players or teams against each other',
    about:
      '`first` and `second` are entries of public tournaments. Games and matches of all public tournaments count; entries are the same player or team if they have the same user, team or FIDE ID. Forfeits don’t count.',
    example: { first: 'uzchess25-1', second: 'uzchess25-2' },
  },
] as const satisfies readonly ApiCall[]
