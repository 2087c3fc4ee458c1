import { expect, test } from 'vitest'
import { dueLetters } from '#core/letters/due-letters.ts'
import { letterFacts } from '#core/letters/letter-facts.ts'
import { letterText } from '#core/letters/letter-text.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '#test/support/build.ts'

const links = { page: 'https://kibitz.example/t/cup/pairings/1', stop: 'https://kibitz.example/letters?stop=x' }

function lettersOf(snapshot: Snapshot) {
  const due = dueLetters(snapshot, { told: [], waiting: new Set() })
  return letterFacts(snapshot, due).map((facts) => letterText(facts, links))
}

// Clocks in Prague go back on 25 October.
const event = {
  name: 'Vltava Open',
  players: ['GM Ann Lee 2400', 'Bob Kim 2250', 'Cy Young'],
  dates: [Date.UTC(2026, 9, 24, 12), Date.UTC(2026, 9, 25, 8)],
  settings: { timeZone: 'Europe/Prague', totalRounds: 3, letters: 'all' as const },
} satisfies Parameters<typeof aSnapshot>[0]

test('a pairing is told with board, colour, opponent, rating, time and both links', () => {
  const [ann, bob, cy] = lettersOf(aSnapshot({ ...event, rounds: ['1-2 *, 3 U'] }))
  expect(ann).toEqual({
    subject: 'Vltava Open: your pairing in round 1',
    text: [
      'Hello Ann Lee,',
      '',
      'Round 1 of Vltava Open is published.',
      'Board 1: you have White against Bob Kim (2250).',
      'It starts 24 Oct, 14:00 in Prague.',
      '',
      links.page,
      '',
      'You get these emails because you chose them or agreed to them when you entered.',
      `No more emails about Vltava Open: ${links.stop}`,
    ].join('\n'),
  })
  expect(bob!.text).toContain('you have Black against GM Ann Lee (2400).')
  expect(cy!.text).toContain('You have a bye.')
})

test('a result is told with the reader’s figure first, score, place, leaders and the next round', () => {
  const closed = aSnapshot({ ...event, rounds: ['1-2 0, 3 U'], closed: 1 })
  const [ann, bob] = lettersOf(closed)
  expect(ann!.text).toContain(
    'Against Bob Kim (2250): 0–1.\nAfter round 1 your score is 0; place 3 of 3.\nRound 2 starts 25 Oct, 09:00 in Prague.',
  )
  expect(bob!.text).toContain('Against GM Ann Lee (2400): 1–0.\nAfter round 1 your score is 1; place 1 of 3.')
  expect(bob!.text).toContain('Standings after round 1\n1. Bob Kim 1\n1. Cy Young 1\n3. Ann Lee 0')
})

test('after the last round the final standings are told', () => {
  const over = aSnapshot({
    ...event,
    dates: [],
    rounds: ['1-2 0, 3 U', '3-1 =, 2 U', '2-3 =, 1 U'],
    closed: 3,
    active: false,
  })
  const [first] = lettersOf(over)
  expect(first!.subject).toBe('Vltava Open: final standings')
  expect(first!.text).toContain('Vltava Open is over.')
  expect(first!.text).toContain('Final standings\n1. Bob Kim 2½')
})
