import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applyAct } from '#core/changes/acts.ts'
import { reportedMini } from '#core/changes/mini-reports.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '#test/support/build.ts'
import { DisputesPanel } from '#web/parts/desk/results/disputes-panel.tsx'
import type { DeskActions } from '#web/parts/desk/use-desk.ts'

const fixture = aSnapshot({
  players: ['Harbour Rooks', 'Night Knights'],
  rounds: ['1-2 *'],
  settings: {
    competitors: 'team',
    gamePointTotal: 18,
    segments: [
      { label: 'Rapid', timeClass: 'rapid', minBoards: 4, gamesPerBoard: 2 },
      { label: 'Blitz', timeClass: 'blitz', minBoards: 5, gamesPerBoard: 2 },
    ],
  },
})

function reported(snapshot: Snapshot, side: 'w' | 'b', points: [number, number]): Snapshot {
  const ref = { round: 1, no: 1, k: 2 }
  const report = reportedMini(snapshot, { ...ref, side, points })
  if (typeof report === 'string') throw new Error(report)
  return applyAct(snapshot, { type: 'setMini', ...ref, change: report.change })
}

function show(snapshot: Snapshot) {
  const sent: object[] = []
  const change: DeskActions['change'] = async (request) => {
    sent.push(request)
    return undefined
  }
  const actions = { change, isBusy: false } as DeskActions
  render(<DisputesPanel snapshot={snapshot} actions={actions} />)
  return sent
}

test('a match of a fixture with two scores is named, and the score that is pressed becomes its result', () => {
  const sent = show(reported(reported(fixture, 'w', [6, 4]), 'b', [5, 5]))
  const item = within(screen.getByRole('listitem'))
  expect(item.getByText('Table 1, Blitz has two results')).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '6–4Harbour Rooks',
    '5–5Night Knights',
  ])
  fireEvent.click(item.getByRole('button', { name: /5–5/ }))
  expect(sent).toEqual([{ type: 'setMini', round: 1, no: 1, k: 2, result: { points: [5, 5] } }])
})

test('scores that agree ask for nothing', () => {
  show(reported(reported(fixture, 'w', [6, 4]), 'b', [6, 4]))
  expect(screen.queryByRole('listitem')).toBeNull()
})
