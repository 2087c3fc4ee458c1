import { expect } from 'vitest'
import type { SeasonDesk } from '#core/rows/season-desk.ts'
import type { SeasonAnswer } from '#core/rows/season-rows.ts'
import { aDirector } from './made-tournament.ts'
import { fetchJson, postJson } from './worker.ts'

type Headers = Record<string, string>

/** Sends a POST that must succeed. */
export async function sent<Answered = { version: number; message: string }>(
  path: string,
  body: object,
  headers: Headers,
): Promise<Answered> {
  const answer = await postJson(`/api/${path}`, body, headers)
  expect(`${answer.status} ${answer.text}`).toMatch(/^200 /)
  return JSON.parse(answer.text) as Answered
}

/** A league of a manager with one season, and what the manager does with it. */
export async function aMadeSeason(league: string, season: object) {
  const headers = await aDirector(`${league}-owner`)
  await sent('league/create', { name: `Harbour ${league}`, id: league }, headers)
  await sent(`league/${league}/createSeason`, { name: 'Autumn', id: 'autumn', ...season }, headers)
  const change = (request: object, more: object = {}) =>
    sent(`league/${league}/changeSeason`, { season: 'autumn', request, ...more }, headers)
  const read = <Answered>(call: string, as: Headers = headers): Promise<Answered> =>
    fetchJson(`/api/league/${league}/${call}${call.includes('?') ? '' : '?season=autumn'}`, { headers: as })
  const publish = async () => {
    await change({ type: 'step', step: 'closeEntries' })
    await change({ type: 'divide' })
    await change({ type: 'makeDivisions' })
    await change({ type: 'step', step: 'publish' })
  }
  return {
    headers,
    change,
    read,
    publish,
    season: () => read<SeasonAnswer>('getSeason'),
    desk: () => read<SeasonDesk>('getSeasonDesk'),
  }
}

/** Plays a division of three rounds: the team with the lower number wins every match. */
export async function playAll(id: string, headers: Headers): Promise<void> {
  const desk = (request: object) => sent(`tournament/${id}/change`, { request }, headers)
  for (let round = 1; round <= 3; round++) {
    if (round > 1) {
      await desk({ type: 'draw', round })
      await desk({ type: 'publish', round })
    }
    const { rounds, players } = await fetchJson<{
      rounds: { white: number[]; black: number[] }[]
      players: { no: number[] }
    }>(`/api/tournament/${id}/snapshot`, { headers })
    const { white, black } = rounds[round - 1]!
    for (const [at, home] of white.entries()) {
      const isHome = players.no[home]! < players.no[black[at]!]!
      await desk({ type: 'enterResult', round, no: at + 1, result: { outcome: isHome ? '10' : '01' } })
    }
    await desk({ type: 'close', round })
  }
}
