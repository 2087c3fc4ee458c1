import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { renderAt } from './at.tsx'

/** The rules page with a PDF of two pages, in a browser with or without a PDF viewer. */
function read(rulesURL: string | null, { hash = '', viewer = true } = {}) {
  vi.stubGlobal('fetch', async () => new Response('<< /Type /Pages >> << /Type /Page >> << /Type/Page >>'))
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: viewer, configurable: true })
  return renderAt(`/t/cup/rules${hash}`, aSnapshot({ settings: { rulesURL } }))
}
const shown = () => document.querySelector('iframe')?.getAttribute('src')

test('a PDF of this site is shown at the page in the hash', async () => {
  await read('/rules/cup.pdf', { hash: '#page=2' })
  expect(shown()).toBe(`${location.origin}/rules/cup.pdf#page=2`)
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('#page=1')
})

test('pages are counted, and a page beyond the last is not shown', async () => {
  await read('/rules/cup.pdf', { hash: '#page=9' })
  await waitFor(() => expect(screen.getByText('Page 2 of 2')).toBeTruthy())
  expect(shown()).toMatch(/#page=2$/)
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
})

test('a document on another site is a link that names the site', async () => {
  await read('https://example.org/rules.pdf')
  expect(shown()).toBeUndefined()
  expect(screen.getByText('The rules are on example.org.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the rules' }).getAttribute('href')).toBe(
    'https://example.org/rules.pdf',
  )
})

test('a browser without a PDF viewer gets a link', async () => {
  await read('/rules/cup.pdf', { viewer: false })
  expect(shown()).toBeUndefined()
  expect(screen.getByRole('link', { name: 'Open the rules' })).toBeTruthy()
})

test('an event without rules says so', async () => {
  await read(null)
  expect(screen.getByText('This tournament has no rules document.')).toBeTruthy()
})

test('above the rules stand place, rate of play and those who run the event', async () => {
  const nobody = { firstName: '', title: '' as const, fideId: '', federation: '' }
  await renderAt(
    '/t/cup/rules',
    aSnapshot({
      settings: {
        location: 'Český Krumlov',
        timeControl: '90+30',
        ratedAs: 'standard',
        officials: [
          { ...nobody, role: 'chief', title: 'IA', firstName: 'Jana', lastName: 'Holubová', fideId: '306584' },
          { ...nobody, role: 'deputy', lastName: 'Tóth' },
          { ...nobody, role: 'pairing', lastName: 'Malíková' },
        ],
      },
    }),
  )
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(facts).toEqual([
    ['Location', 'Český Krumlov'],
    ['Time control', '90+30'],
    ['Rating', 'FIDE rated, standard'],
    ['Chief arbiter', 'IA Jana Holubová'],
    ['Arbiters', 'Tóth, Malíková'],
  ])
})
