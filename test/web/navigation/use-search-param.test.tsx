import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { navigate, onScreen } from '#test/support/screen.tsx'
import { useChoice, useSearchText } from '#web/navigation/use-search-param.ts'

afterEach(() => vi.useRealTimers())

function Table() {
  const [view, setView] = useChoice('view', ['bracket', 'table'], 'bracket')
  const [text, setText] = useSearchText()
  return (
    <>
      <button onClick={() => setView('table')}>{view}</button>
      <button onClick={() => setView('bracket')}>As usual</button>
      <input aria-label="Find" value={text} onChange={({ target }) => setText(target.value)} />
    </>
  )
}

function open(path: string) {
  vi.useFakeTimers()
  history.replaceState(null, '', path)
  onScreen(<Table />)
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Find' })
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const pause = () => act(() => vi.advanceTimersByTime(1000))

test('the address holds a choice; the usual one is left out, and other parameters stay', () => {
  open('/t/cup/pairings/1?from=mail#cup-1-2')
  fireEvent.click(screen.getByRole('button', { name: 'bracket' }))
  expect(location.search + location.hash).toBe('?from=mail&view=table#cup-1-2')
  expect(screen.getByRole('button', { name: 'table' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'As usual' }))
  expect(location.search).toBe('?from=mail')
})

test('an unknown value counts as the usual choice', () => {
  open('/t/cup/pairings/1?view=%3Cscript%3E')
  expect(screen.getByRole('button', { name: 'bracket' })).toBeTruthy()
})

test('a choice is a step for "back", typed text is none', () => {
  open('/t/cup/pairings/1')
  const entries = history.length
  type('ann')
  pause()
  expect(history.length).toBe(entries)
  fireEvent.click(screen.getByRole('button', { name: 'bracket' }))
  expect(history.length).toBe(entries + 1)
})

test('typed text shows at once, and goes into the address when typing pauses', () => {
  open('/teams')
  type('an')
  type('ann ')
  expect([box().value, location.search]).toEqual(['ann ', ''])
  pause()
  expect([box().value, location.search]).toEqual(['ann ', '?search=ann'])
  type('')
  pause()
  expect(location.search).toBe('')
})

test('another address replaces the typed text', () => {
  open('/teams?search=ann')
  expect(box().value).toBe('ann')
  act(() => void navigate('/teams'))
  expect(box().value).toBe('')
  pause()
  expect(location.search).toBe('')
})

test('a search in the address is cut to the length of the field', () => {
  open(`/teams?search=${'x'.repeat(5000)}`)
  expect(box().value).toHaveLength(100)
})
