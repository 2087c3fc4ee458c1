import { expect, test } from 'vitest'
import { actRefusal, actText, applyAct } from '#core/changes/acts.ts'
import type { EditEntry } from '#core/changes/edit-entry.ts'
import { playerRows } from '#core/rows/player-rows.ts'
import { teamCodes } from '#core/snapshot/team-codes.ts'
import { exportTrf } from '#core/trf/export.ts'
import { aSnapshot } from '#test/support/build.ts'

const league = aSnapshot({ players: ['Nordlys', 'Nordkapp', 'Brno'], settings: { competitors: 'team' } })
const setCode = (no: number, code: string | null): EditEntry => ({ type: 'editEntry', no, change: { code } })

test('a code that the organiser sets is the one of the API, and other teams make room for it', () => {
  const after = applyAct(league, setCode(2, 'NOR'))
  expect(teamCodes(after.players)).toEqual(['NOD', 'NOR', 'BRN'])
  expect(playerRows(after).map(({ code }) => code)).toEqual(['NOD', 'NOR', 'BRN'])
  expect(actText(league, setCode(2, 'NOR'))).toContain('code')
  expect(teamCodes(applyAct(after, setCode(2, null)).players)).toEqual(teamCodes(league.players))
})

test('a code that was set for another team is refused, also with a reason in words', () => {
  const after = applyAct(league, setCode(1, 'UTR'))
  expect(actRefusal(after, setCode(2, 'UTR'))).toBe('UTR is the code of Entry 1 (Nordlys).')
  expect(actRefusal(after, setCode(1, 'UTR'))).toBeUndefined()
})

test('players of a single event have no code, and reports know none', () => {
  expect(playerRows(aSnapshot({ players: ['Ann Lee'] }))[0]!.code).toBeNull()
  const before = exportTrf(league)
  expect(exportTrf(applyAct(league, setCode(2, 'ABC')))).toEqual(before)
})
