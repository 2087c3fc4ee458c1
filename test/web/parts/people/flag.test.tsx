import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { learnCountryNames } from '#web/parts/people/country-name.ts'
import { Flag } from '#web/parts/people/flag.tsx'
import { ServedContext } from '#web/served.ts'

const sprite = (image: Element) => image.querySelector('use')?.getAttribute('href')

test('a flag is named after the country and drawn from the shared file of flags', () => {
  render(<Flag code="NED" />)
  expect(sprite(screen.getByRole('img', { name: 'Netherlands' }))).toBe('/flags.svg#NED')
})

test.each([
  ['ENG', 'England'],
  ['KOS', 'Kosovo'],
  ['BRN', 'Bahrain'],
  ['TUR', 'Türkiye'],
])('FIDE’s %s is %s', (code, name) => {
  render(<Flag code={code} />)
  expect(screen.getByRole('img', { name })).toBeTruthy()
})

test('a code without a flag keeps its room, with the code as its name for screen readers', () => {
  render(<Flag code="NON" />)
  const box = screen.getByRole('img', { name: 'NON' })
  expect(sprite(box)).toBeUndefined()
  expect(box.getAttribute('width')).toBe('18')
  // A painted box would look like a flag.
  expect(box.getAttribute('class')).not.toMatch(/flag/)
})

test('an empty code renders nothing', () => {
  const { container } = render(<Flag code="" />)
  expect(container.innerHTML).toBe('')
})

test('a page rendered at the edge has a file of its own flags; other flags come from the file of all flags', () => {
  const served = { at: 0, origin: '', narrow: false, hasSession: false, hasStars: false, hidesResults: false }
  render(
    <ServedContext value={{ ...served, flags: '/flags/IND.NED.svg' }}>
      <Flag code="NED" />
      <Flag code="NOR" />
    </ServedContext>,
  )
  expect(sprite(screen.getByRole('img', { name: 'Netherlands' }))).toBe('/flags/IND.NED.svg#NED')
  expect(sprite(screen.getByRole('img', { name: 'Norway' }))).toBe('/flags.svg#NOR')
})

test('a country has the name that the served page gave it', () => {
  learnCountryNames({ NRU: 'Nauru, as it came' })
  render(<Flag code="NRU" />)
  expect(screen.getByRole('img', { name: 'Nauru, as it came' })).toBeTruthy()
})
