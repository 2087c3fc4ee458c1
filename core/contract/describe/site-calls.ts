import * as z from 'zod/mini'
import { integer } from './fields.ts'
import { Message } from './message.ts'
import { SiteAnnouncement } from './people.ts'
import { Found } from './search-hit.ts'
import { SearchQuery } from '../search.ts'
import { AnnouncementsQuery, OnlineQuery, PublicPageInput } from '../site.ts'
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
    path: '/online',
    tag,
    query: OnlineQuery,
    answer: z.object({ count: integer('How many people are on the site.') }),
    summary: 'How many people are on the site',
    about: 'With `visitor`, a name chosen at random, the caller is counted too, for half a minute.',
    example: {},
  },
  {
    method: 'post',
    path: '/publicPage',
    scope: 'none',
    tag,
    body: PublicPageInput,
    answer: Message,
    summary: 'Say which page of a tournament is being read, and for how long',
    about: 'Nothing of it is stored.',
    example: {},
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
