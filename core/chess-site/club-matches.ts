import * as z from 'zod/mini'
import type { Link } from '../match/links.ts'
import { parseLink } from '../match/parse-link.ts'
import { clubSlug } from './clubs.ts'

const Entry = z.object({
  name: z.catch(z.string(), ''),
  '@id': z.string(),
  opponent: z.string(),
  start_time: z.catch(z.optional(z.int().check(z.positive())), undefined),
})
const list = z.catch(z.array(z.catch(z.nullable(Entry), null)), [])
const Answer = z.object({ registered: list, in_progress: list, finished: list })

/** A match in the list of a club at Chess.com. */
export interface ClubMatch {
  link: Link
  name: string
  /** The last part of the other club's address. */
  opponent: string
  /** In milliseconds; a match that has not started has none in the list. */
  startTime?: number
}

/** Matches of a club, those that wait for their start first; undefined when the answer is not a list of matches. */
export function parseClubMatches(json: unknown): ClubMatch[] | undefined {
  const read = z.safeParse(Answer, json)
  if (!read.success) return undefined
  const { registered, in_progress, finished } = read.data
  return [...registered, ...in_progress, ...finished].flatMap((entry) => {
    const link = entry ? parseLink(entry['@id']) : undefined
    if (!entry || !link) return []
    const { name, opponent, start_time } = entry
    return [
      { link, name, opponent: clubSlug(opponent), ...(start_time !== undefined && { startTime: 1000 * start_time }) },
    ]
  })
}

const Club = z.object({ club_id: z.int().check(z.positive()) })

/** The number of a club, which stays when it is renamed; undefined when the answer is not about a club. */
export const parseClubId = (json: unknown): number | undefined => z.safeParse(Club, json).data?.club_id
