import { expect, test } from 'vitest'
import { teamInput } from '#core/draw/draw-inputs.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import type { TeamInput } from '#core/draw/team/team-field.ts'
import { drawTeams, teamPairs } from '#core/draw/team/team-swiss.ts'
import { parseTeamCode } from '#core/tournament/team-type.ts'
import { oracleTeamPairs } from '#test/support/team-oracle.ts'
import { dice } from '#cli/dice.ts'
import { randomEvent } from '#cli/random-event.ts'
import { cases } from '#test/support/audit.ts'

const CODES = ['FIDE_TEAM_TYPEA_MP_GP', 'FIDE_TEAM_TYPEB_MP_GP', 'FIDE_TEAM_TYPEB_GP_MP', 'FIDE_TEAM_MP_GP']

/** Positions of up to eight teams at every round of many small events, for every team type. */
function* positions(count: number): Generator<TeamInput> {
  const roll = dice(46)
  for (let seed = 0, made = 0; made < count; seed++) {
    const players = 4 + Math.floor(roll() * 5)
    const event = randomEvent({
      players,
      rounds: Math.max(2, players - 2),
      seed,
      win: 2,
      draw: 1,
      pab: 1,
      ...(roll() < 0.4 && { draws: 0.5 }),
      ...(roll() < 0.3 && { forfeitWins: 0.1 }),
      ...(roll() < 0.2 && { forbidden: 2 }),
    })
    const everybody = new Set(event.players.no.keys())
    for (let round = 1; round <= event.round && made < count; round++, made++) {
      const { type, primary = 'match', hasSecondary } = parseTeamCode(CODES[made % CODES.length]!)
      yield teamInput(event, round, everybody, { preferences: type, primary, hasSecondary })
    }
  }
}

const sorted = (pairs: readonly (readonly [number, number])[]): string[] =>
  pairs.map(([one, other]) => `${Math.min(one, other)} ${Math.max(one, other)}`).sort()

test('small rounds of teams are what the words of the rules say, tried one by one', () => {
  for (const input of positions(cases(120, 800))) {
    const drawn = drawTeams(input)
    const all = isRefusal(drawn)
      ? undefined
      : teamPairs(drawn).map(({ white, black }): [number, number] => [white, black])
    const [pairs, expected] = [all, oracleTeamPairs(input)].map((each) => each && sorted(each).join())
    if (pairs !== expected) expect({ input, pairs }).toEqual({ input, pairs: expected })
  }
})
