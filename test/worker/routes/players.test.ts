import { expect, test } from 'vitest'
import type { ProfileMatch, PlayerProfile } from '#core/rows/profile.ts'
import { claims } from '#test/support/people.ts'
import { ask, aSaved, aUser, bindings, fetchJson } from '#test/support/worker.ts'

test('a player is found by id, with their rounds and opponents', async () => {
  await aSaved({
    id: 'playeropen',
    players: ['IM Ann Lee 2400 NED', 'Bob 2300 NOR', 'Cy'],
    rounds: ['2-1 0', '1-3 *', '1 U'],
  })
  expect(await fetchJson<PlayerProfile>('/api/player/playeropen-1')).toMatchObject({
    id: 'playeropen-1',
    tournamentId: 'playeropen',
    name: 'Ann Lee',
    rating: 2400,
    userId: null,
    contact: null,
    histories: [{ match: 1, colour: 'B', oppRating: 2300 }, { match: null }, { id: 'bye' }],
    opponents: [
      { id: 'playeropen-2', name: 'Bob', nationality: 'NOR' },
      { id: 'playeropen-3', name: 'Cy', nationality: '' },
      { id: 'bye', name: 'BYE', nationality: '' },
    ],
    tournaments: [{ tournamentId: 'playeropen' }],
  })
  expect(await fetchJson<ProfileMatch[]>('/api/player/playeropen-1/getMatches')).toHaveLength(2)
})

test('a claimed player shows the user, but contact details to the user alone', async () => {
  const { headers: own } = await aUser('claimer')
  await bindings.DB.prepare("update users set username = 'Claimer_1' where id = 'claimer'").run()
  await aSaved({ id: 'claimed', players: ['A', 'B'] })
  await claims('claimed', 1, {
    user_id: 'claimer',
    contact: 'call 555',
    meta: JSON.stringify({ _fee: 'paid', Club: 'X' }),
  })
  const seen = await ask('/api/player/claimed-1')
  expect(JSON.parse(seen.text)).toMatchObject({ userId: 'claimer', username: 'Claimer_1', meta: { Club: 'X' } })
  expect(seen.text).not.toMatch(/call 555|paid/)
  const { headers } = await aUser('p-reader')
  expect(await fetchJson<PlayerProfile>('/api/player/claimed-1', { headers })).toMatchObject({ contact: null })
  expect(await fetchJson<PlayerProfile>('/api/player/claimed-1', { headers: own })).toMatchObject({
    contact: 'call 555',
  })
})

test.each(['playeropen-99', 'nowhere-1', 'playeropen', 'x'])('the player %s is not found', async (id) => {
  expect(await ask(`/api/player/${id}`)).toMatchObject({ status: 404, text: 'Player not found.' })
})

test('a team is not a player', async () => {
  await aSaved({ id: 'teamsonly', players: ['A', 'B'], settings: { competitors: 'team' } })
  expect((await ask('/api/player/teamsonly-1')).status).toBe(404)
})
