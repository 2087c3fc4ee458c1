import type { Context } from 'hono'
import { takesEntries } from '#core/rows/festival-section.ts'
import type { AppEnv } from '../env.ts'
import type { LoadedFestival } from '../use-cases/festivals.ts'
import { checkEtag, OWN_CACHING, versionTag } from './etag.ts'

/**
 * Sets etag and caching of an answer about a festival by its version, those of its sections and which of them take entries,
 * and throws the 304 if the client has them. Signed-in readers may see drafts, so their answers are private.
 */
export function checkFestivalEtag(c: Context<AppEnv>, loaded: LoadedFestival, viewer: object | undefined): void {
  c.header('vary', 'authorization, cookie')
  if (viewer) {
    c.header('cache-control', 'private, no-store')
    return
  }
  const { festival, shown } = loaded
  const now = Date.now()
  const tags = shown.map((one) => `${versionTag(one.snapshot, now)}${takesEntries(festival, one, now) ? '+' : ''}`)
  const isHidden = shown.some(({ snapshot }) => snapshot.hidden)
  const tag = [`${festival.id}-${festival.version}`, ...tags].join('_')
  checkEtag(c, `W/"f.${tag}"`, isHidden ? { caching: OWN_CACHING } : {})
}
