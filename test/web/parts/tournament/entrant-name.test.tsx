import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRouter } from '#test/support/screen.tsx'
import { EntrantName } from '#web/parts/tournament/entrant-name.tsx'

test('a name is read in its own direction, whatever title stands before it', () => {
  inRouter(<EntrantName title="GM" name="بسام أمين" href="/player/cup-1" />)
  expect(screen.getByRole('link').title).toBe('بسام أمين')
  // What has a direction of its own does not count for the rest.
  expect(screen.getByText('GM').dir).toBe('ltr')
  expect(screen.getByText('GM').parentElement!.tagName).toBe('BDI')
})

test('who has no page has a name all the same', () => {
  inRouter(<EntrantName title="" name="Ann Lee" />)
  expect(screen.getByText('Ann Lee').parentElement!.tagName).toBe('SPAN')
})
