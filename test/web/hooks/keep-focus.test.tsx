import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useKeepFocus } from '#web/hooks/keep-focus.ts'

/** A page with buttons, any of which can be removed. */
function Desk({ first }: { first: string[] }) {
  const content = useKeepFocus<HTMLDivElement>()
  return (
    <div>
      <a href="#top">Top</a>
      <div ref={content}>
        <input aria-label="Search" />
        <p>
          {first.map((name) => (
            <button key={name} type="button">
              {name}
            </button>
          ))}
        </p>
        <button type="button">Answer</button>
      </div>
    </div>
  )
}

const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus())
const focused = () => document.activeElement?.textContent

test('the control at the place of a removed one gets the focus: in the smallest part around it, and a button rather than a field', async () => {
  const { rerender } = render(<Desk first={['Draw', 'Publish', 'Discard']} />)
  focus('Publish')
  rerender(<Desk first={['Draw', 'Discard']} />)
  await waitFor(() => expect(focused()).toBe('Discard'))
  rerender(<Desk first={['Draw']} />)
  await waitFor(() => expect(focused()).toBe('Draw'))
  rerender(<Desk first={[]} />)
  await waitFor(() => expect(focused()).toBe('Answer'))
})

test('a control that the reader left does not get the focus back', async () => {
  const { rerender } = render(<Desk first={['Draw', 'Publish']} />)
  focus('Publish')
  act(() => (document.activeElement as HTMLElement).blur())
  await Promise.resolve()
  rerender(<Desk first={['Draw']} />)
  await new Promise((changed) => queueMicrotask(() => queueMicrotask(() => changed(undefined))))
  expect(document.activeElement).toBe(document.body)
})
