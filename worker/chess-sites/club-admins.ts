import * as z from 'zod/mini'
import { clubSlug } from '#core/chess-site/clubs.ts'
import type { Bindings } from '../env.ts'

const Club = z.object({ admin: z.array(z.string()) })

/** The usernames of a club's admins at the chess site, in lower case; undefined while the site does not say, or has no such club. */
export async function fetchClubAdmins(
  env: Pick<Bindings, 'SiteQueue' | 'CHESS_COM_API'>,
  club: string,
): Promise<string[] | undefined> {
  const url = `${env.CHESS_COM_API}/club/${encodeURIComponent(clubSlug(club))}`
  const answer = await env.SiteQueue.getByName(new URL(url).host).ask({ url })
  if (answer.kind === 'missing') return []
  if (answer.kind !== 'ok') return undefined
  const { success, data } = z.safeParse(Club, JSON.parse(answer.body))
  // Each is the address of a member, whose name stands last.
  return success ? data.admin.map((member) => member.split('/').at(-1)!.toLowerCase()) : undefined
}
