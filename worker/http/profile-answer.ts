import type { Context } from 'hono'
import type { SessionUser } from '../data/sessions.ts'
import type { AppEnv } from '../env.ts'
import { notFound, type Saying } from '../use-cases/refusal.ts'
import type { Caller } from '../use-cases/caller.ts'
import type { LoadedProfile } from '../use-cases/profiles.ts'
import { callerOf } from './caller.ts'
import { currentUser } from './session.ts'
import { limitProfiles } from './limit-profiles.ts'
import { jsonFor } from './json-for.ts'

type Find<Profile> = (
  caller: Caller,
  id: string,
  viewer: SessionUser | undefined,
) => Promise<LoadedProfile<Profile> | undefined>

/** The profile in the address as the viewer may see it, and the viewer; throws 404 with this sentence. */
export async function loadProfile<Profile>(c: Context<AppEnv>, find: Find<Profile>, missing: Saying) {
  const viewer = await currentUser(c)
  const found = await find(callerOf(c), c.req.param('id')!, viewer)
  if (!found) throw notFound(missing)
  return { found, viewer }
}

/** As `loadProfile`, for readers, who can open only so many profiles a minute. */
export async function readProfile<Profile>(c: Context<AppEnv>, find: Find<Profile>, missing: Saying) {
  await limitProfiles(c, c.req.param('id')!, await currentUser(c))
  return loadProfile(c, find, missing)
}

/** Answers with data made from the profile in the address. */
export async function profileJson<Profile, Body>(
  c: Context<AppEnv>,
  find: Find<Profile>,
  missing: Saying,
  pick: (found: LoadedProfile<Profile>) => Body,
) {
  const { found, viewer } = await readProfile(c, find, missing)
  return jsonFor(c, pick(found), viewer)
}
