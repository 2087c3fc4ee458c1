import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { DAY, HOUR, MINUTE } from '#core/time.ts'
import { aMade, person, START } from '#test/support/made-tournament.ts'
import { aTeam, claims } from '#test/support/people.ts'
import { aUser, bindings, fetchJson } from '#test/support/worker.ts'
import { warnCaptains } from '#worker/jobs/warn-captains.ts'

const HALF_HOUR = 30 * MINUTE

test('captains are told once of a missing time, link, line-up and of too few sign-ups, and nobody else is', async () => {
  const made = await aMade('Warned ahead', {
    competitors: 'team',
    gamesPerMatch: 2,
    entries: ['Rooks', 'Knights'].map((one) => person(one)),
    rounds: 1,
  })
  const { headers } = await aUser('warned-cap')
  await aUser('warned-member')
  await aTeam('warned-team', {}, { 'warned-cap': 1, 'warned-member': 0 })
  await claims(made.id, 1, { team_id: 'warned-team', owner: 'warned-team' })
  const start = Math.ceil((Date.now() + 10 * DAY) / HALF_HOUR) * HALF_HOUR
  const settings = { agreeDaysAfter: 2, agreeHours: 24, lineUpMinutes: 60, pullResults: 1 }
  await made.does({ type: 'editEvent', settings, dates: [start] }, ...START)
  const told = async (at: number) => {
    await warnCaptains(bindings, at)
    const { results } = await bindings.DB.prepare(
      `select content from notifications where news ->> 'kind' = 'warned' and user_id in ('warned-cap', 'warned-member', 'Warned ahead-boss') order by id`,
    ).all<{ content: string }>()
    return results.map(({ content }) => content.replaceAll('**', '').replace('Warned ahead, round 1: ', ''))
  }
  expect(await told(start - 5 * DAY)).toEqual([])
  const [noTime] = await told(start - 2 * DAY)
  expect(noTime).toMatch(/^no time is agreed for Rooks – Knights\. You can agree until .* UTC\.$/)
  expect(await told(start - 2 * DAY + HALF_HOUR)).toHaveLength(1)
  expect(await told(start - DAY + HOUR)).toEqual([
    noTime,
    expect.stringMatching('has no game link yet'),
    expect.stringMatching('your line-up for Rooks – Knights is due'),
  ])
  const roster = (names: string[]) => ({
    club: 'club',
    removed: [],
    players: names.map((username, at) => ({ username, rating: 2000 - at, timeouts: 30 * at })),
  })
  const { rounds, players } = await made.snapshot()
  const sides = [roster(['ann', 'bo']), roster(['cy', 'di', 'ed', 'flo'])]
  const inOrder = players.no[rounds[0]!.white[0]!] === 1 ? sides : sides.toReversed()
  await bindings.DB.prepare(
    'insert into match_rosters (tournament_id, round, match_no, rosters, min_boards, taken_at) values (?, 1, 1, ?, 4, 1)',
  )
    .bind(made.id, JSON.stringify(inOrder))
    .run()
  expect((await told(start - 20 * HOUR)).at(-1)).toMatch('only 2 of 4 players')
  const page = await fetchJson<AnswerOf<'get', '/tournament/:id/getFixtures'>>(
    `/api/tournament/${made.id}/getFixtures`,
    {
      headers,
    },
  )
  expect(page.fixtures[0]!.warnings).toContainEqual({
    kind: 'timeoutRisk',
    risk: 'medium',
    usernames: ['bo'],
  })
  const atDesk = await fetchJson<AnswerOf<'get', '/tournament/:id/getFixtures'>>(
    `/api/tournament/${made.id}/getFixtures`,
    { headers: made.headers },
  )
  expect(atDesk.fixtures).toEqual([])
  expect(atDesk.missing.map(({ team, warning }) => [team, warning.kind])).toContainEqual([1, 'timeoutRisk'])
  expect(page.missing).toEqual([])
  expect(await told(start + DAY)).toHaveLength(4)
})
