import * as z from 'zod/mini'
import { string } from './fields.ts'
import { MemberLevelInput, MemberInput, MergeTeamsInput, TeamInput } from '../teams.ts'
import { Message } from './message.ts'
import type { ApiCall } from './api-call.ts'

const Merged = z.extend(Message, { id: string('The id of the team that both are now.') })
const shared = { method: 'post', tag: 'People', answer: Message, example: { id: 'rivers-1' } } as const
const MERGED = 'The team has become part of another meanwhile.'

export const TEAM_CALLS = [
  {
    ...shared,
    path: '/team/:id/addUser',
    act: 'addMember',
    body: MemberInput,
    summary: 'Put a user into a team',
    refusals: { 409: MERGED },
  },
  {
    ...shared,
    path: '/team/:id/removeUser',
    act: 'leaveTeam',
    body: MemberInput,
    summary: 'Take a user out of a team, or leave it',
    refusals: { 409: 'A team keeps at least one admin.' },
  },
  {
    ...shared,
    path: '/team/:id/setLevel',
    act: 'addMember',
    body: MemberLevelInput,
    summary: 'Make a member an admin, or an admin a member',
    refusals: { 409: 'A team keeps at least one admin.' },
  },
  {
    ...shared,
    path: '/team/:id/update',
    act: 'editTeam',
    body: TeamInput,
    summary: 'Change what a team says of itself',
    refusals: { 409: MERGED },
  },
  {
    ...shared,
    path: '/team/:id/merge',
    act: 'mergeTeam',
    body: MergeTeamsInput,
    answer: Merged,
    summary: 'Make one team of two',
    about: 'Results, links and members go to the other team, and so do old addresses.',
    refusals: { 403: 'You must be admin of both teams to create a merge request.', 409: MERGED },
  },
] as const satisfies readonly ApiCall[]
