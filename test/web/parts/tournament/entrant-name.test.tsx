import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EntrantName } from '#web/parts/tournament/entrant-name.tsx'

test('a name is read in its own direction, whatever title stands before it', () => {
  render(<EntrantName title="GM" name="بسام أمين" href="/player/cup-1" />)
  const link = screen.getByRole('link')
  expect(link.dir).toBe('auto')
  // What is isolated does not count for the direction of the rest.
  expect(screen.getByText('GM').parentElement!.tagName).toBe('BDI')
  expect(link.title).toBe('بسام أمين')
})

test('who has no page has a name all the same', () => {
  render(<EntrantName title="" name="Ann Lee" />)
  expect(screen.getByText('Ann Lee').tagName).toBe('SPAN')
})
