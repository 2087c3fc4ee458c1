import * as z from 'zod/mini'
import { AUDIENCES } from '../../changes/announce.ts'
import { AnnounceInput, EditAnnouncementInput, TakeDownAnnouncementInput } from '../announcements.ts'
import type { ApiCall } from './api-call.ts'
import { enumOf, integer } from './fields.ts'
import { Message } from './message.ts'
import { Announcement } from './tournament.ts'

const Changed = z.extend(Message, { version: integer('The tournament’s version after the change; undo takes it.') })
const shared = { tag: 'Tournaments', act: 'direct', example: { id: 'winter' } } as const

export const ANNOUNCEMENT_CALLS = [
  {
    ...shared,
    method: 'get',
    path: '/tournament/:id/getAllAnnouncements',
    answer: z.array(
      z.extend(Announcement, {
        id: integer('The announcement’s id.'),
        audience: enumOf(AUDIENCES, 'Who is told: everyone on its pages, those who play, or its directors.'),
      }),
    ),
    summary: 'Announcements of a tournament, for its directors',
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/announce',
    body: AnnounceInput,
    answer: Changed,
    summary: 'Publish an announcement',
    about:
      'In Markdown. To the public it’s on the tournament’s pages, and those who play are notified. To participants or directors it’s a notification alone.',
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/editAnnouncement',
    body: EditAnnouncementInput,
    answer: Changed,
    summary: 'Edit or pin an announcement',
    refusals: { 404: 'Announcement not found.' },
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/takeDownAnnouncement',
    body: TakeDownAnnouncementInput,
    answer: Changed,
    summary: 'Take an announcement down',
    refusals: { 404: 'Announcement not found.' },
  },
] as const satisfies readonly ApiCall[]
