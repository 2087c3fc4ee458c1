import * as z from 'zod/mini'
import { page } from './query.ts'

/** GET /announcements */
export const AnnouncementsQuery = z.object(page)
