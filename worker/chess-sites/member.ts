import * as z from 'zod/mini'
import type { Bindings } from '../env.ts'

const Profile = z.object({
  username: z.string(),
  player_id: z.number(),
  url: z.optional(z.string()),
  name: z.optional(z.string()),
  location: z.optional(z.string()),
  status: z.optional(z.string()),
})

export interface SiteMember {
  /** Never changes, unlike the name. */
  id: string
  name: string
  link: string
  /** Texts that members write into their own profiles. */
  profileText: string
}

/** A member by username; `missing` when there is none, undefined while the site does not answer. */
export async function fetchMember(
  env: Pick<Bindings, 'SiteQueue' | 'CHESS_COM_API'>,
  username: string,
): Promise<SiteMember | 'missing' | undefined> {
  const url = `${env.CHESS_COM_API}/player/${encodeURIComponent(username.toLowerCase())}`
  const answer = await env.SiteQueue.getByName(new URL(url).host).ask({ url })
  if (answer.kind === 'missing') return 'missing'
  if (answer.kind !== 'ok') return undefined
  const { success, data } = z.safeParse(Profile, JSON.parse(answer.body))
  if (!success) return undefined
  // Only the address of the profile has the username with its capital letters.
  const displayName = data.url?.split('/').at(-1)
  const name = displayName?.toLowerCase() === data.username.toLowerCase() ? displayName : data.username
  return {
    id: String(data.player_id),
    name,
    link: `https://www.chess.com/member/${encodeURIComponent(name)}`,
    profileText: [data.location, data.name, data.status].filter(Boolean).join('\n'),
  }
}
