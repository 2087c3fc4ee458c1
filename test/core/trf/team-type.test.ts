import { expect, test } from 'vitest'
import { checkRound } from '#core/draw/check-round.ts'
import { exportTrf } from '#core/trf/export.ts'
import { parseTeamCode, TEAM_TYPES, teamCode } from '#core/tournament/team-type.ts'
import { CONTROL_EVENTS, controlText } from '#test/support/pairing/files.ts'
import { importText } from '#test/support/trf/files.ts'

test('a type code states how colours count and which points come first, and is written back unchanged', () => {
  for (const type of TEAM_TYPES) {
    for (const primary of ['match', 'game'] as const) {
      for (const hasSecondary of [true, false])
        expect(parseTeamCode(teamCode(type, primary, hasSecondary))).toEqual({ type, primary, hasSecondary })
    }
  }
  expect(teamCode('B', 'game')).toBe('FIDE_TEAM_TYPEB_GP_MP')
  expect(teamCode('none', 'match')).toBe('FIDE_TEAM_MP_GP')
  expect(parseTeamCode('FIDE_TEAM')).toEqual({ type: 'A', primary: undefined, hasSecondary: true })
})

const TEAMS = CONTROL_EVENTS.filter((name) => name.startsWith('team/'))

test('teams are drawn by the type of their tournament, which its file carries', () => {
  const types = new Set<string>()
  for (const name of TEAMS) {
    const { snapshot, ...people } = importText(controlText(name))
    const again = importText(exportTrf(snapshot, people)).snapshot
    expect(again.settings).toMatchObject({
      teamType: snapshot.settings.teamType,
      displayPoints: snapshot.settings.displayPoints,
      secondaryScore: snapshot.settings.secondaryScore,
    })
    for (let round = 1; round <= snapshot.round; round++) expect(checkRound(snapshot, round), name).toEqual([])
    types.add(snapshot.settings.teamType)
  }
  expect([...types].toSorted()).toEqual(['A', 'B', 'none'])
})
