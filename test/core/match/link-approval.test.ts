import { expect, test } from 'vitest'
import { linkApproval } from '#core/match/link-approval.ts'

test('the tournament decides who approves a game link, and a director’s is added at once', () => {
  const fates = ([0, 1, 2, 3] as const).map((allowSelfLinks) => linkApproval({ allowSelfLinks }, false))
  expect(fates).toEqual([undefined, 'director', 'bothSides', 'immediate'])
  expect(linkApproval({ allowSelfLinks: 0 }, true)).toBe('immediate')
})
