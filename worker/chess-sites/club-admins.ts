import * as z from 'zod/mini'
import { clubSlug } from '#core/chess-site/clubs.ts'
import type { Bindings } from '../env.ts'

const Club = z.object({ admin: z.array(z.string()) })

/**
 * Lower-case usernames of a club's admins at Chess.com: none when there is no such club, undefined while the site does
 * not answer.
 */
export async function fetchClubAdmins(
  env: Pick<Bindings, 'SiteQueue' | 'CHESS_COM_API'>,
  club: string,
): Promise<string[] | undefined> {
  const url = `${env.CHESS_COM_API}/club/${encodeURIComponent(clubSlug(club))}`
  const answer = await env.SiteQueue.getByName(new URL(url).host).ask({ url })
  if (answer.kind === 'missing') return []
  if (answer.kind !== 'ok') return undefined
  const { success, data } = z.safeParse(Club, JSON.parse(answer.body))
  // Each admin is a profile address, which ends with the username.
  return success ? data.admin.map((member) => member.split('/').at(-1)!.toLowerCase()) : undefined
}
