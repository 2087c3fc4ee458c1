import { afterEach, expect, test } from 'vitest'
import { pressedLink } from '#web/navigation/page-link.ts'

afterEach(() => document.body.replaceChildren())

/** Clicks a link; returns the path if the router should open it. */
function press(html: string, how: MouseEventInit = {}) {
  history.replaceState(null, '', '/t/cup/pairings/1?view=table')
  document.body.innerHTML = html
  let address: string | undefined
  const look = (event: MouseEvent) => {
    address = pressedLink(event)?.getAttribute('href') ?? undefined
    event.preventDefault()
  }
  document.addEventListener('click', look, { once: true })
  document.body.firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  return address
}

test('a plain click on a link to a page of the site goes to the router', () => {
  expect(press('<a href="/teams?from=A#b">Teams</a>')).toBe('/teams?from=A#b')
  expect(press('<a href="http://localhost:3000/news">News</a>')).toBe('http://localhost:3000/news')
})

test.each([
  ['to another site', '<a href="https://elsewhere.example/teams">x</a>'],
  ['that opens a window', '<a href="/teams" target="_blank">x</a>'],
  ['to a file', '<a href="/api/tournament/cup/standings.csv" download>x</a>'],
  ['to a call of the API', '<a href="/api/openapi.json">x</a>'],
  ['to a document', '<a href="/rules/cup.pdf">x</a>'],
  ['to a place in the page', '<a href="#cup-1-2">x</a>'],
  ['that writes a letter', '<a href="mailto:a@example.org">x</a>'],
  ['without an address', '<a>x</a>'],
])('a link %s is the browser’s', (_, html) => {
  expect(press(html)).toBeUndefined()
})

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a press with %j is the browser’s',
  (how) => {
    expect(press('<a href="/teams">x</a>', how)).toBeUndefined()
  },
)
