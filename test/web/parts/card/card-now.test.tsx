import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { competitorCard } from '#core/standings/competitor-card.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { onScreen } from '#test/support/screen.tsx'
import { CardNow, pairingNow } from '#web/parts/card/card-now.tsx'
import { PlayerPage } from '#web/pages/tournament/player.tsx'

const NOW = Date.now()
const running = (score: string) =>
  aSnapshot({
    players: ['Brno', 'Utrecht', 'Cork', 'Nordlys'],
    settings: { competitors: 'team', gamePointTotal: 8, displayPoints: 'match', winReward: 2, drawReward: 1 },
    rounds: ['1-3 6:2, 2-4 3:5', aRound(`1-2 *${score}, 3-4 *0:0`, { facts: { 0: { startTime: NOW - 60_000 } } })],
  })

const shown = (score: string) => {
  const snapshot = running(score)
  const next = competitorCard(snapshot, 0).next!
  const pairing = pairingNow(snapshot, next, NOW)!
  return onScreen(<CardNow snapshot={snapshot} player={0} pairing={pairing} now={NOW} />).container
}

test('a card begins with the match that is being played: its score, and how many games are over', () => {
  const { textContent } = shown('3:1')
  expect(textContent).toMatch(/Round 2.*4 of 8 games.*Brno.*3.*Utrecht.*1/)
  expect(screen.getByRole('link', { name: 'Open match' }).getAttribute('href')).toBe('/g/cup-2-1')
})

test('a match that has not begun is no match that is being played', () => {
  const snapshot = running('0:0')
  expect(pairingNow(snapshot, competitorCard(snapshot, 2).next!, NOW)).toBeUndefined()
})

test('rank and points are as they stand while the match goes on, with the form beside them', () => {
  onScreen(<PlayerPage snapshot={running('3:1')} id="cup" no={1} />, [[['tournament', 'cup', 'individuals'], []]])
  const figure = (term: string) => screen.getByText(term, { selector: 'dt, dt a' }).closest('dt')!.nextElementSibling!
  expect(figure('Rank, as it stands').textContent).toBe('1 of 4')
  expect(figure('Points').textContent).toBe('4')
  const form = within(figure('Form') as HTMLElement).getByRole('img')
  expect(form.getAttribute('aria-label')).toBe('Last results, the newest at the end: won · running')
})
