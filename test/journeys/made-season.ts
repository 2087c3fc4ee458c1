import type { BrowserContext } from '@playwright/test'
import type { SeasonAnswer } from '#core/rows/season-rows.ts'
import { site } from '../../playwright.config.ts'
import { ask, askFor } from './made-event.ts'

/**
 * Creates a league with a season whose fixtures are published. `change` makes a change in the division of a tier, from 1.
 * The context is signed in as an organiser.
 */
export async function aPublishedSeason(
  organiser: BrowserContext,
  { league: leagueName, ...some }: { league: string; name: string; rules: object; entries: string[] },
) {
  const call = <Answer>(path: string, body: object) => askFor<Answer>(organiser, site.url, `league/${path}`, body)
  const name = `${leagueName} ${Date.now().toString(36)}`
  const { id: league } = await call<{ id: string }>('create', { name })
  const entries = some.entries.map((team) => ({ name: team }))
  const { id: season } = await call<{ id: string }>(`${league}/createSeason`, { ...some, entries })
  for (const request of [
    { type: 'step', step: 'closeEntries' },
    { type: 'divide' },
    { type: 'makeDivisions' },
    { type: 'step', step: 'publish' },
  ])
    await call(`${league}/changeSeason`, { season, request })
  const answer = await organiser.request.get(`${site.url}/api/league/${league}/getSeason`)
  const { divisions } = (await answer.json()) as SeasonAnswer
  const change = (tier: number, request: object) =>
    ask(organiser, site.url, `${divisions[tier - 1]!.tournament!.id}/change`, { request })
  return { league, season, change }
}
