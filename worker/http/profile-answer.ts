import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { User } from '../data/sessions.ts'
import type { App } from '../env.ts'
import type { Told } from './profiles.ts'
import { visitor } from './session.ts'
import { told } from './told.ts'

type Find<Profile> = (c: Context<App>, id: string, viewer: User | undefined) => Promise<Told<Profile> | undefined>

/** The profile in the address as its viewer may see it, and that viewer; throws 404 with this sentence. */
export async function loadProfile<Profile>(c: Context<App>, find: Find<Profile>, sentence: string) {
  const viewer = await visitor(c)
  const found = await find(c, c.req.param('id')!, viewer)
  if (!found) throw new HTTPException(404, { message: sentence })
  return { found, viewer }
}

/** Answers with some of what is told of the profile in the address. */
export async function profileJson<Profile, Body>(
  c: Context<App>,
  find: Find<Profile>,
  sentence: string,
  pick: (found: Told<Profile>) => Body,
) {
  const { found, viewer } = await loadProfile(c, find, sentence)
  return told(c, pick(found), viewer)
}
