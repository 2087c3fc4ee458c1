import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRouter } from '#test/support/screen.tsx'
import { EntrantName } from '#web/parts/tournament/entrant-name.tsx'

test('a name keeps its own text direction, whatever title is before it', () => {
  inRouter(<EntrantName title="GM" name="بسام أمين" href="/player/cup-1" />)
  expect(screen.getByRole('link').title).toBe('بسام أمين')
  // The browser ignores an element with its own `dir` when it finds the direction of a `bdi`.
  expect(screen.getByText('GM').dir).toBe('ltr')
  expect(screen.getByText('GM').parentElement!.tagName).toBe('BDI')
})

test('a competitor without a page still has a name', () => {
  inRouter(<EntrantName title="" name="Ann Lee" />)
  expect(screen.getByText('Ann Lee').parentElement!.tagName).toBe('SPAN')
})
