import * as z from 'zod/mini'
import { DeleteTournamentInput, DeputyInput } from '../removal.ts'
import type { ApiCall } from './api-call.ts'
import { string, time } from './fields.ts'
import { Message } from './message.ts'

const director = { method: 'post', tag: 'Tournaments', act: 'direct', example: { id: 'winter' } } as const

export const REMOVAL_CALLS = [
  {
    ...director,
    path: '/tournament/:id/delete',
    body: DeleteTournamentInput,
    answer: Message,
    summary: 'Delete a tournament',
    about: 'From then on nobody finds it. Who made or deleted it can restore it for 30 days.',
    refusals: { 400: 'That isn’t the name of this tournament. Type it as it is.' },
  },
  {
    ...director,
    act: 'createTournament',
    path: '/tournament/:id/restore',
    answer: z.extend(Message, { id: string('The tournament’s id.') }),
    summary: 'Restore a deleted tournament',
    refusals: { 404: 'Tournament not found.' },
  },
  {
    method: 'get',
    path: '/profile/deletedTournaments',
    tag: 'Profile',
    act: 'editProfile',
    example: {},
    answer: z.array(
      z.object({
        id: string('The tournament’s id.'),
        name: string('Its name.'),
        deletedAt: time('When it was deleted; it’s gone for good 30 days later.'),
      }),
    ),
    summary: 'Tournaments you can restore, last deleted first',
  },
  {
    ...director,
    path: '/tournament/:id/addDeputy',
    body: DeputyInput,
    answer: Message,
    summary: 'Invite somebody to be a deputy, who directs the tournament too',
    about: 'They’re a deputy once they accept.',
    refusals: { 404: 'User not found.' },
  },
  {
    ...director,
    path: '/tournament/:id/removeDeputy',
    body: DeputyInput,
    answer: Message,
    summary: 'Remove a deputy, or take an invitation back',
    refusals: { 404: 'Deputy not found.' },
  },
] as const satisfies readonly ApiCall[]
