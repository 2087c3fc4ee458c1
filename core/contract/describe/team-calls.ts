import * as z from 'zod/mini'
import { string } from './fields.ts'
import { MemberLevelInput, MemberInput, MergeTeamsInput, TeamInput } from '../teams.ts'
import { Message } from './message.ts'
import type { ApiCall } from './api-call.ts'

const Merged = z.extend(Message, { id: string('Id of the merged team.') })
const shared = { method: 'post', tag: 'People', answer: Message, example: { id: 'reti-sharks-brno' } } as const
const MERGED = 'This team has been merged into another team.'

export const TEAM_CALLS = [
  {
    ...shared,
    path: '/team/:id/addUser',
    act: 'addMember',
    body: MemberInput,
    summary: 'Invite a user to a team',
    about: 'They’re in the team, and shown as a member, once they accept.',
    refusals: { 409: MERGED },
  },
  {
    ...shared,
    path: '/team/:id/removeUser',
    act: 'leaveTeam',
    body: MemberInput,
    summary: 'Remove a user from a team, take an invitation back, or leave',
    refusals: { 409: 'A team needs at least one admin.' },
  },
  {
    ...shared,
    path: '/team/:id/setLevel',
    act: 'addMember',
    body: MemberLevelInput,
    summary: 'Change a member’s level',
    refusals: { 409: 'A team needs at least one admin.' },
  },
  {
    ...shared,
    path: '/team/:id/update',
    act: 'editTeam',
    body: TeamInput,
    summary: 'Edit a team’s profile',
    refusals: { 409: MERGED },
  },
  {
    ...shared,
    path: '/team/:id/merge',
    act: 'mergeTeam',
    body: MergeTeamsInput,
    answer: Merged,
    summary: 'Merge two teams',
    about: 'Results, links and members move to the other team; old addresses redirect.',
    refusals: { 403: 'You must be admin of both teams to create a merge request.', 409: MERGED },
  },
] as const satisfies readonly ApiCall[]
