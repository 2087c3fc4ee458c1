import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DeskEntry } from '#web/api/desk.ts'
import { DetailsForm } from '#web/parts/desk/players/details-form.tsx'
import type { DeskActions } from '#web/parts/desk/use-desk.ts'
import { onScreen, withCache } from '#test/support/screen.tsx'

const BEA = { no: 2, fideId: null, sex: 'w', birth: '1990', club: null } as DeskEntry
const actions = { isBusy: false } as DeskActions
const club = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Club' })

test('a detail that is being typed stays when a note on the player is saved, and follows what somebody else enters', () => {
  const { cache, rerender } = onScreen(<DetailsForm no={2} known={BEA} actions={actions} />)
  const show = (known: DeskEntry) => rerender(withCache(cache, <DetailsForm no={2} known={known} actions={actions} />))
  fireEvent.change(club(), { target: { value: 'Harbour' } })
  show({ ...BEA, notes: 'Left-handed' })
  expect(club().value).toBe('Harbour')
  show({ ...BEA, club: 'Quay Chess Club' })
  expect(club().value).toBe('Quay Chess Club')
})
