import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DonutChart } from '#web/ui/donut-chart.tsx'

const slice = (key: string, count: number) => ({ key, count, colour: 'red' })
const strokes = () => Array.from(document.querySelectorAll('path[stroke]'), (path) => path.getAttribute('stroke'))

test('a ring is 60 wide and 400 high by default', () => {
  render(
    <DonutChart slices={[slice('a', 1), slice('b', 3)]} label="a and b">
      4
    </DonutChart>,
  )
  expect(screen.getByRole('img', { name: 'a and b' }).getAttribute('viewBox')).toBe('0 0 400 400')
  expect(document.querySelector('path[stroke]')!.getAttribute('stroke-width')).toBe('60')
})

test('an empty slice is not drawn, and a single one is the whole ring', () => {
  render(
    <DonutChart slices={[slice('a', 0), slice('b', 3)]} label="b" width={30} height={200}>
      3
    </DonutChart>,
  )
  expect(strokes()).toEqual(['red'])
  expect(document.querySelector('path[stroke]')!.getAttribute('d')!.match(/A/g)).toHaveLength(2)
})

test('a ring without slices is empty', () => {
  render(
    <DonutChart slices={[]} label="none">
      0
    </DonutChart>,
  )
  expect(document.querySelectorAll('circle')).toHaveLength(1)
  expect(strokes()).toEqual([])
})

test('slices with a pattern differ by more than their colour', () => {
  render(
    <DonutChart
      slices={[
        { ...slice('a', 1), pattern: 'hatched' },
        { ...slice('b', 1), pattern: 'dotted' },
      ]}
      label="two"
    >
      2
    </DonutChart>,
  )
  expect(strokes()[0]).toMatch(/^url\(#/)
  expect(document.querySelectorAll('path:not([stroke])').length).toBeGreaterThan(0)
})
