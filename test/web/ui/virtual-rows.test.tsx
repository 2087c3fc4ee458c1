import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { onScreen, withCache } from '#test/support/screen.tsx'
import { AllRowsLink, VirtualRows } from '#web/ui/virtual-rows.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, at) => `Row ${at + 1}`)

const Table = ({ rows, shown, order }: { rows: string[]; shown?: number; order?: string }) => (
  <>
    <table>
      <VirtualRows rows={rows} height={20} shown={shown} words={(name) => name} {...(order && { order })}>
        {(name) => (
          <tr key={name}>
            <td>{name}</td>
          </tr>
        )}
      </VirtualRows>
    </table>
    <AllRowsLink count={rows.length} />
  </>
)

const there = () => screen.getAllByText(/^Row \d+$/).length

test('a long table begins with its first rows, and soon has all of them', async () => {
  onScreen(<Table rows={rowsUpTo(100)} />)
  expect(there()).toBe(30)
  await waitFor(() => expect(there()).toBe(100))
})

test('a row named in the hash is rendered at once', () => {
  onScreen(<Table rows={rowsUpTo(100)} shown={70} />)
  expect(screen.getByText('Row 71')).toBeTruthy()
})

test('in another order the rows on screen are rendered again at once, and the others soon', async () => {
  const { cache, rerender } = onScreen(<Table rows={rowsUpTo(100)} order="up" />)
  await waitFor(() => expect(there()).toBe(100))
  rerender(withCache(cache, <Table rows={rowsUpTo(100).toReversed()} order="down" />))
  expect(screen.getAllByText(/^Row \d+$/)[0]!.textContent).toBe('Row 100')
  expect(there()).toBe(10)
  await waitFor(() => expect(there()).toBe(100))
})

test('a table of thousands never renders all rows at once', async () => {
  onScreen(<Table rows={rowsUpTo(2000)} />)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(there()).toBeLessThanOrEqual(60)
  // The placeholder has the searchable text of its rows.
  expect(screen.getByText(/^Row 1991 .*Row 2000$/)).toBeTruthy()
})

test('with `rows=all` in the address all rows are rendered at once', () => {
  history.replaceState(null, '', '/?rows=all')
  onScreen(<Table rows={rowsUpTo(100)} />)
  expect(there()).toBe(100)
})

test('in a table of thousands the address asks for one part, in addition to the first rows', () => {
  history.replaceState(null, '', '/?rows=1201')
  onScreen(<Table rows={rowsUpTo(3000)} />)
  expect(screen.getByText('Row 1')).toBeTruthy()
  expect(screen.getByText('Row 1201')).toBeTruthy()
  expect(screen.getByText('Row 2400')).toBeTruthy()
  expect(screen.queryByText('Row 2431')).toBeNull()
})
