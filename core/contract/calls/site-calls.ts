import * as z from 'zod/mini'
import { News } from '../answers/people.ts'
import { AnnouncementsQuery } from '../site.ts'
import type { Call } from './call.ts'

const tag = 'Site'

export const SITE_CALLS: Call[] = [
  {
    ...{ method: 'get', path: '/announcements', tag, query: AnnouncementsQuery, answer: z.array(News) },
    summary: 'What the site and its tournaments announce, newest first',
    example: { limit: '2' },
  },
  {
    ...{ method: 'get', path: '/openapi.json', tag },
    summary: 'This description, for programs',
    answer: { type: 'application/json', about: 'An OpenAPI 3.1 document.' },
    example: {},
  },
]
