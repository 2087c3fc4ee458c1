import * as z from 'zod/mini'
import { SaveNoticeInput, TakeDownNoticeInput } from '../notices.ts'
import type { ApiCall } from './api-call.ts'
import { integer } from './fields.ts'
import { Message } from './message.ts'

const shared = { tag: 'Site', act: 'writeNotice', method: 'post', example: {} } as const

export const NOTICE_CALLS = [
  {
    ...shared,
    path: '/notice/save',
    body: SaveNoticeInput,
    answer: z.extend(Message, { id: integer('The notice’s number.') }),
    summary: 'Publish a notice of the site, or edit one',
    about: 'For admins of the site.',
    refusals: { 404: 'Notice not found.' },
  },
  {
    ...shared,
    path: '/notice/takeDown',
    body: TakeDownNoticeInput,
    answer: Message,
    summary: 'Take a notice of the site down',
    about: 'For admins of the site.',
    refusals: { 404: 'Notice not found.' },
  },
] as const satisfies readonly ApiCall[]
