import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRouter } from '#test/support/screen.tsx'
import { parseRevealed } from '#core/snapshot/revealed-results.ts'
import { spoilerFree } from '#core/snapshot/spoiler-free.ts'
import { Downloads } from '#web/parts/tournament/downloads.tsx'
import { aSnapshot } from '#test/support/build.ts'

const cup = aSnapshot({ rounds: ['1-2 1, 3-4 =', '1-3 1, 4-2 0'] })

test('files that contain results hidden from the reader say so', () => {
  const linksOf = (snapshot: typeof cup, round: number) => {
    cleanup()
    inRouter(<Downloads snapshot={snapshot} id="cup" table="standings" round={round} />)
    return screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)
  }
  expect(linksOf(cup, 2).join()).not.toContain('with results')
  const hidden = spoilerFree(cup, parseRevealed('1'))
  expect(linksOf(hidden, 2).slice(0, 4)).toEqual([
    'CSV, with results',
    'All games, with resultsPGN',
    'Tournament report, with resultsTRF26',
    'Tournament report, older format, with resultsTRF16',
  ])
  // Files of a revealed round have no warning.
  expect(linksOf(hidden, 1)[0]).toBe('CSV')
  expect(linksOf(spoilerFree(cup, parseRevealed('1-2')), 2).join()).not.toContain('with results')
})
