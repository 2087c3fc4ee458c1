import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BLANK_HEAD, OPEN_RULE } from '#core/festival/facts.ts'
import type { FestivalAnswer, SectionRow } from '#core/rows/festival-rows.ts'
import { onScreen } from '#test/support/screen.tsx'
import { EntryForm } from '#web/parts/festival/entry-form.tsx'
import { SectionsPanel } from '#web/parts/festival/sections-panel.tsx'

const section = (word: string, more: Partial<SectionRow> = {}): SectionRow => ({
  id: word,
  tournament: word,
  version: 1,
  word,
  name: word,
  kind: 'main',
  state: 'before',
  round: 0,
  rounds: 7,
  pairings: 0,
  finished: 0,
  leaders: [],
  points: null,
  players: 3,
  timeControl: null,
  starts: [],
  timeZone: null,
  cap: null,
  left: null,
  waiting: 0,
  fee: 4500,
  rule: OPEN_RULE,
  boards: null,
  isOpen: true,
  closesAt: null,
  ...more,
})
const answer: FestivalAnswer = {
  festival: {
    ...BLANK_HEAD,
    id: 'pier',
    version: 1,
    stage: 'public',
    owner: 'hana',
    hasPrizes: false,
    isManager: false,
    name: 'Pier Festival',
    entriesOpen: true,
    prices: [
      {
        tournament: null,
        titles: ['GM'],
        ratingFrom: null,
        birthFrom: null,
        birthTo: null,
        sex: null,
        until: null,
        nthSection: null,
        amount: 0,
        percent: null,
      },
    ],
  },
  sections: [
    section('Open A', { rule: { ...OPEN_RULE, ratingFrom: 1900 } }),
    section('U14', { rule: { ...OPEN_RULE, birthFrom: 2013 }, cap: 3, left: 0, waiting: 2 }),
    section('Blitz', { kind: 'side', fee: 1000 }),
    section('Women', { isOpen: false }),
  ],
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('the form says beside each open section who may enter it, whether one waits, and what it costs', () => {
  onScreen(<EntryForm answer={answer} />)
  const sections = within(screen.getByRole('group', { name: 'Sections, one or more' }))
  expect(sections.getAllByRole('checkbox')).toHaveLength(3)
  // Emails need consent, so the box starts empty.
  expect(box(/^Email me about my entry/).checked).toBe(false)
  expect(box(/U14/).disabled).toBe(true)
  expect(box(/U14 needs the year of birth/)).toBeTruthy()
  type('First name', 'Adéla')
  type('Year of birth', '2013')
  expect(box(/U14.*you would be number 3 on the waiting list.*45.€/).disabled).toBe(false)
  type('Rating', '1402')
  expect(box(/Open A is for ratings from 1900/).disabled).toBe(true)
  type('Rating', '2001')
  expect(box(/Open A/).disabled).toBe(false)
  fireEvent.click(box(/Open A/))
  // One main section, and any side event.
  expect(box(/only one main section/).disabled).toBe(true)
  fireEvent.click(box(/Blitz/))
  expect(screen.getByText('To pay').parentElement!.textContent).toMatch(/55.€/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send entry' }).disabled).toBe(true)
  type('Email', 'ada@example.org')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send entry' }).disabled).toBe(false)
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'GM' } })
  expect(screen.getByText('To pay').parentElement!.textContent).toContain('free')
})

test('the sections say how far each is', () => {
  const playing = section('Open B', { state: 'playing', round: 3, pairings: 17, finished: 12, isOpen: false })
  const over = section('Rapid', { state: 'over', round: 7 })
  onScreen(<SectionsPanel answer={{ ...answer, sections: [playing, over, ...answer.sections] }} />)
  const [first, second, , full] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toMatch(/Open B.*Round 3 of 7.*12 of 17 in/)
  expect(second).toContain('Over')
  expect(full).toContain('full, 2 wait')
})
