import * as z from 'zod/mini'
import { pageFields } from './query-fields.ts'

/** GET /announcements */
export const AnnouncementsQuery = z.object(pageFields)
