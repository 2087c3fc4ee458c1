import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import type { Claim } from '#web/api/answers.ts'
import { claimQueries } from '#web/api/claims.ts'
import { ClaimDialog } from '#web/parts/claim/claim-dialog.tsx'

function dialog(ways: Claim['ways']) {
  const claim: Claim = { state: 'open', ways: [{ method: 'code', code: null, why: null }, ...ways], hint: null }
  onScreen(<ClaimDialog type="player" id="cup-1" name="Ann Lee" code="" onClose={() => {}} />, [
    [claimQueries.claim('player', 'cup-1').queryKey, claim],
  ])
  return screen.getAllByRole('listitem')
}

test('a way that is available has a button, one that needs a linked account leads to where it is linked, any other says why not', () => {
  const [lichess, chessCom, email, facebook] = dialog([
    { method: 'lichess', code: null, why: null },
    { method: 'chessCom', code: 'unlinked', why: 'Worded quite otherwise one day.' },
    { method: 'email', code: 'mismatch', why: 'You need to link your address.' },
    { method: 'facebook', code: 'unavailable', why: 'Not here.' },
  ])
  expect(within(lichess!).getByRole('button', { name: 'Use' })).toBeTruthy()
  expect(within(chessCom!).getByRole('link', { name: 'Link' }).getAttribute('href')).toBe('/me/accounts')
  expect(chessCom!.textContent).toContain('Worded quite otherwise one day.')
  for (const closed of [email!, facebook!]) {
    expect(within(closed).queryByRole('link')).toBeNull()
    expect(within(closed).queryByRole('button')).toBeNull()
  }
})
