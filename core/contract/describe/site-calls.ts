import * as z from 'zod/mini'
import { SiteAnnouncement } from './people.ts'
import { Found } from './search-hit.ts'
import { SearchQuery } from '../search.ts'
import { AnnouncementsQuery } from '../site.ts'
import type { ApiCall } from './api-call.ts'

const tag = 'Site'

export const SITE_CALLS = [
  {
    method: 'get',
    path: '/announcements',
    tag,
    query: AnnouncementsQuery,
    answer: z.array(SiteAnnouncement),
    summary: 'Announcements of the site and its tournaments, newest first',
    example: { limit: '2' },
  },
  {
    method: 'get',
    path: '/search',
    tag,
    query: SearchQuery,
    answer: z.array(Found),
    summary: 'Find tournaments, teams, players and users by name',
    example: { q: 'rivers' },
  },
  {
    method: 'get',
    path: '/openapi.json',
    tag,
    summary: 'This document, machine-readable',
    answer: { type: 'application/json', about: 'An OpenAPI 3.1 document.' },
    example: {},
  },
] as const satisfies readonly ApiCall[]
