import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { onScreen } from '#test/support/screen.tsx'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { DrawTab } from '#web/pages/manage/draw.tsx'
import type { TabProps } from '#web/parts/desk/tab-props.ts'

test.each([
  [2, 'Round 2 can be drawn when round 1 is closed.'],
  [1, 'Round 1 is the last round.'],
])('while round 1 of %i is played, the draw says: %s', (totalRounds, sentence) => {
  const snapshot = { ...aSnapshot({ rounds: ['1-2 *'], settings: { totalRounds } }), desk: EMPTY_DESK }
  const props = { id: 'cup', snapshot, actions: { isBusy: false }, ready: { isAwaited: false } }
  onScreen(<DrawTab {...(props as unknown as TabProps)} />)
  expect(screen.getByText(sentence)).toBeDefined()
})
