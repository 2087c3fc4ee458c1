import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Carousel } from '#web/ui/carousel.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

const SLIDES = ['Brno', 'Utrecht', 'Tbilisi'].map((name) => ({ key: name, label: name, content: <p>{name}</p> }))

/** `roll` picks the first slide. */
function aCarousel(roll = 0, slides = SLIDES, starts?: number) {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(roll)
  render(<Carousel label="Featured" slides={slides} starts={starts} />)
}

const shown = () => screen.getAllByRole('group', { hidden: true }).find((slide) => !slide.inert)?.textContent
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the first slide is random', () => {
  aCarousel(0.99)
  expect(shown()).toBe('Tbilisi')
})

test('with `starts` the first slide is one of the first', () => {
  aCarousel(0.99, SLIDES, 2)
  expect(shown()).toBe('Utrecht')
})

test('slides follow each other every eight seconds, and start over', () => {
  aCarousel()
  pass(7999)
  expect(shown()).toBe('Brno')
  pass(1)
  expect(shown()).toBe('Utrecht')
  pass(8000)
  pass(8000)
  expect(shown()).toBe('Brno')
})

test('a chosen slide stays five times as long as others, the next one the usual time', () => {
  aCarousel()
  pass(5000)
  choose('Slide 3 of 3')
  expect(shown()).toBe('Tbilisi')
  pass(39_999)
  expect(shown()).toBe('Tbilisi')
  pass(1)
  expect(shown()).toBe('Brno')
  pass(8000)
  expect(shown()).toBe('Utrecht')
})

test('the pause button stops the carousel until it is pressed again', () => {
  aCarousel()
  choose('Pause')
  pass(100_000)
  expect(shown()).toBe('Brno')
  choose('Play')
  pass(8000)
  expect(shown()).toBe('Utrecht')
})

test('arrow keys choose a slide, around both ends', () => {
  aCarousel()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Slide 1 of 3' }), { key: 'ArrowLeft' })
  expect(shown()).toBe('Tbilisi')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Slide 3 of 3' }))
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' })
  expect(shown()).toBe('Brno')
})

test('with animations off nothing moves, and slides can still be chosen', () => {
  localStorage.setItem('motion', 'off')
  aCarousel()
  pass(100_000)
  expect(shown()).toBe('Brno')
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  choose('Slide 2 of 3')
  expect(shown()).toBe('Utrecht')
})

test('a single slide needs no controls and does not move', () => {
  aCarousel(0.7, SLIDES.slice(0, 1))
  expect(screen.queryByRole('button')).toBeNull()
  pass(20_000)
  expect(shown()).toBe('Brno')
})

test('only the slide on screen is exposed to screen readers', () => {
  aCarousel()
  expect(screen.getAllByRole('group', { hidden: true }).filter((slide) => slide.inert)).toHaveLength(2)
})
