import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyMini, type Mini } from '#core/match/mini.ts'
import { aSnapshot } from '#test/support/build.ts'
import { onScreen, withCache } from '#test/support/screen.tsx'
import { MinisDialog } from '#web/parts/desk/results/minis-dialog.tsx'
import type { PairingFacts } from '#web/parts/desk/results/pairing-facts.ts'

const SEGMENT = { label: 'Rapid', timeClass: 'rapid', minBoards: 4, gamesPerBoard: 2 } as const

/** A fixture of one match with this score, in half points. */
function fixture(points: [number, number] | null): PairingFacts {
  const snapshot = aSnapshot({ settings: { segments: [SEGMENT] } })
  const mini: Mini = { ...emptyMini(1), points }
  const sides = ['Night Owls', 'Day Owls']
  return {
    snapshot,
    settings: snapshot.settings,
    round: 1,
    no: 1,
    name: sides.join(' – '),
    sides,
    minis: [mini],
  } as never
}

test('what a director types about a match stays while its score goes on', () => {
  const { cache, rerender } = onScreen(<MinisDialog pairing={fixture(null)} onClose={() => undefined} />)
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  fireEvent.change(field('Link of the match on the chess site'), { target: { value: 'https://chess.example/m/1' } })
  rerender(withCache(cache, <MinisDialog pairing={fixture([3, 5])} onClose={() => undefined} />))
  expect(field('Link of the match on the chess site').value).toBe('https://chess.example/m/1')
  expect([field('Night Owls').value, field('Day Owls').value]).toEqual(['1½', '2½'])
})
