import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRouter } from '#test/support/screen.tsx'
import { EntryList } from '#web/parts/tournament/entry-list.tsx'
import { aSnapshot } from '#test/support/build.ts'

test('as many entries are shown as fit the window, and all on demand', () => {
  const fitting = Math.floor(innerHeight / 36) - 3
  inRouter(<EntryList snapshot={aSnapshot({ players: fitting + 5 })} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(fitting)
  fireEvent.click(screen.getByRole('button', { name: `Show all ${fitting + 5}` }))
  expect(screen.getAllByRole('listitem')).toHaveLength(fitting + 5)
})

test('a list that fits needs no button', () => {
  inRouter(<EntryList snapshot={aSnapshot({ players: ['WGM Ann Lee 2400 NED'] })} />)
  expect(screen.getByRole('listitem').textContent).toBe('NetherlandsWGM Ann Lee2400')
  expect(screen.queryByRole('button')).toBeNull()
})

test('without entries it says so', () => {
  inRouter(<EntryList snapshot={aSnapshot()} />)
  expect(screen.getByText('No players entered yet.')).toBeTruthy()
})
