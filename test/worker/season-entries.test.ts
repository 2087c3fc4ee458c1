import { expect, test } from 'vitest'
import type { OwnSeasonEntry } from '#core/rows/season-own-entries.ts'
import type { SeasonTeam } from '#core/rows/season-fixtures.ts'
import type { Individual } from '#core/snapshot/individual.ts'
import { aMadeSeason, sent } from '#test/support/made-season.ts'
import { aTeam } from '#test/support/people.ts'
import { aMember, profile } from '#test/support/sign-in.ts'
import { ask, fetchJson, postJson } from '#test/support/worker.ts'

const SQUAD = [{ name: 'Anna Novak', rating: 2145 }, { name: 'Bo Kim' }]

/** A user who administers a team of this id. */
async function aClub(team: string, name: string) {
  const headers = await aMember(`admin-${team}`)
  const { id } = JSON.parse((await profile(headers)).text) as { id: string }
  await aTeam(team, { name }, { [id]: 1 })
  return headers
}

async function anOpenSeason(league: string) {
  const made = await aMadeSeason(league, { entries: ['Birch', 'Cedar', 'Dale'].map((name) => ({ name })) })
  await made.change({ type: 'step', step: 'openEntries' })
  const enter = (headers: Record<string, string>, body: object) =>
    postJson(`/api/league/${league}/enterSeason`, { season: 'autumn', ...body }, headers)
  return { ...made, enter }
}

test('a club enters with its players, the manager confirms it, and the players are in the division', async () => {
  const { enter, read, desk, change, publish, season, headers } = await anOpenSeason('quay-enter')
  const club = await aClub('quay-ash', 'Ash')
  const answer = await enter(club, { team: 'quay-ash', squad: SQUAD })
  expect(`${answer.status} ${answer.text}`).toMatch(/^200 .*manager confirms it/)
  // Before the manager confirms the entry, only the club and the managers see it.
  expect((await read<SeasonTeam[]>('getTeams')).map(({ name }) => name)).not.toContain('Ash')
  const own = await read<OwnSeasonEntry[]>('getOwnEntries', club)
  expect(own).toMatchObject([{ team: 'quay-ash', name: 'Ash', state: 'asked', squad: SQUAD }])
  const { entries, squads } = await desk()
  expect(squads).toMatchObject([{ team: 'quay-ash', players: SQUAD }])
  const { entry } = entries.find(({ name }) => name === 'Ash')!
  // The history says who entered, and names no player.
  const changes = await read<{ words: string; by: string }[]>('getSeasonChanges')
  expect(changes[0]).toMatchObject({ words: 'Ash entered.', by: expect.stringContaining('quay-ash') })
  expect(JSON.stringify(changes)).not.toContain('Novak')

  await change({ type: 'changeEntry', no: entry, change: { state: 'confirmed' } })
  await publish()
  const { id } = (await season()).divisions[0]!.tournament!
  const { players } = await fetchJson<{ players: { no: number[]; firstName: string[] } }>(
    `/api/tournament/${id}/snapshot`,
    { headers },
  )
  const team = players.no[players.firstName.indexOf('Ash')]!
  const roster = await fetchJson<Individual[]>(`/api/tournament/${id}/getRoster?team=${team}`, { headers })
  expect(roster.map(({ name, rating }) => [name, rating])).toEqual([
    ['Anna Novak', 2145],
    ['Bo Kim', 0],
  ])
})

test('entering again changes the players alone, and taking it back leaves nothing', async () => {
  const { enter, read, desk } = await anOpenSeason('quay-again')
  const club = await aClub('quay-again-ash', 'Ash')
  await enter(club, { team: 'quay-again-ash', squad: SQUAD })
  const before = (await desk()).season.version
  await enter(club, { team: 'quay-again-ash', squad: SQUAD.slice(0, 1) })
  expect((await desk()).season.version).toBe(before)
  expect((await read<OwnSeasonEntry[]>('getOwnEntries', club))[0]!.squad).toHaveLength(1)
  await sent('league/quay-again/leaveSeason', { season: 'autumn', team: 'quay-again-ash' }, club)
  expect(await read<OwnSeasonEntry[]>('getOwnEntries', club)).toMatchObject([{ state: null, squad: [] }])
  expect((await desk()).squads).toEqual([])
})

test('an invited club accepts by entering, or declines', async () => {
  const { enter, read, desk, change } = await anOpenSeason('quay-invited')
  const club = await aClub('quay-invited-ash', 'Ash')
  await change({ type: 'addEntries', entries: [{ team: 'quay-invited-ash', name: 'Ash' }] })
  const { entry } = (await desk()).entries.find(({ name }) => name === 'Ash')!
  await change({ type: 'changeEntry', no: entry, change: { state: 'invited' } })
  await enter(club, { team: 'quay-invited-ash' })
  expect(await read<OwnSeasonEntry[]>('getOwnEntries', club)).toMatchObject([{ state: 'confirmed' }])
  await change({ type: 'changeEntry', no: entry, change: { state: 'invited' } })
  await sent('league/quay-invited/leaveSeason', { season: 'autumn', team: 'quay-invited-ash' }, club)
  expect(await read<OwnSeasonEntry[]>('getOwnEntries', club)).toMatchObject([{ state: 'declined' }])
})

test('who doesn’t administer the team, and who comes after the closing date, is refused with a sentence', async () => {
  const { enter, change } = await anOpenSeason('quay-refused')
  const club = await aClub('quay-refused-ash', 'Ash')
  const stranger = await aMember('quay-stranger')
  const asked = { team: 'quay-refused-ash' }
  const texts = async () => {
    const answers = [await enter(stranger, asked), await enter(club, { team: 'no-such-team' })]
    return answers.map(({ status, text }) => `${status} ${text}`)
  }
  expect(await texts()).toEqual(['403 Only admins of a team enter it.', '404 Team not found.'])
  await change({ type: 'edit', entriesUntil: 1000 })
  const late = await enter(club, asked)
  expect(`${late.status} ${late.text}`).toBe('409 Entries have closed. Ask the season’s manager.')
  await change({ type: 'edit', entriesUntil: null })
  await change({ type: 'step', step: 'closeEntries' })
  const closed = await enter(club, asked)
  expect(`${closed.status} ${closed.text}`).toBe('409 This season takes no entries now.')
  expect((await ask('/api/league/quay-refused/getOwnEntries?season=autumn')).status).toBe(401)
})
