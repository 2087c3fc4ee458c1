import type { Context } from 'hono'
import { localizedPath } from '#core/addresses/localized.ts'
import type { RouteOf } from '#core/addresses/paths.ts'
import { leaguePath } from '#core/addresses/season-paths.ts'
import type { EmbedQuery } from '#core/contract/embed-query.ts'
import { seasonView } from '#core/embed/season.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { checkEtag } from '../http/etag.ts'
import { RefusalError } from '../use-cases/refusal.ts'
import { loadSeason, seasonAnswer, type LoadedSeason } from '../use-cases/seasons.ts'
import { embedDocument, loadEmbedAssets } from './embed-document.ts'
import { inAnswerLanguage } from './language.ts'

/** The table of a division, which asks for this document again when its room reports a change; undefined without one. */
export async function renderSeasonTable(
  c: Context<AppEnv>,
  { league, season }: RouteOf<'season'>,
  look: EmbedQuery,
): Promise<Response | undefined> {
  const loaded = await findPublic(c, league, season)
  const answer = loaded && seasonAnswer(loaded)
  const view = answer && inAnswerLanguage(c, () => seasonView(answer, look.iteration))
  if (!answer || !view) return undefined
  const { name, logoURL } = answer.league
  const division = answer.divisions[look.iteration - 1]
  const room = division?.tournament
  const built = await loadEmbedAssets(c, 'embed-light')
  checkEtag(c, `W/"${answer.season.version}.${room?.version ?? 0}.${built.etag}"`)
  return c.html(
    await embedDocument(c, built, look, {
      owner: { name, href: localizedPath(c.var.language, leaguePath(league)), logo: logoURL },
      view,
      state: { rooms: room ? [{ id: room.id, version: room.version }] : [] },
      flags: division?.rows.map(({ nationality }) => nationality) ?? [],
    }),
  )
}

/** Embeds read no session, so drafts are not found. */
async function findPublic(c: Context<AppEnv>, league: string, season?: string): Promise<LoadedSeason | undefined> {
  try {
    return await loadSeason({ ...callerOf(c), viewer: async () => undefined }, league, season)
  } catch (error) {
    if (error instanceof RefusalError && error.kind === 'not-found') return undefined
    throw error
  }
}
