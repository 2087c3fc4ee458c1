import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { usePrefetch } from '#web/navigation/use-prefetch.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open({ focused = false } = {}) {
  vi.useFakeTimers()
  const asked: string[] = []
  function Page() {
    usePrefetch(({ pathname }) => asked.push(pathname))
    return (
      <>
        <a href="/teams">Teams</a>
        <a href="/news" ref={(link) => void (focused && link?.focus())}>
          News
        </a>
        <a href="https://elsewhere.example/">Elsewhere</a>
        <a href="/?sort=name">Here</a>
      </>
    )
  }
  onScreen(<Page />)
  const wish = (type: string, name: string) =>
    act(() => void screen.getByText(name).dispatchEvent(new Event(type, { bubbles: true })))
  const wait = (time: number) => act(() => vi.advanceTimersByTime(time))
  return { asked, wish, wait }
}

test('a link that is hovered for a moment, or focused by keyboard, is prefetched once', () => {
  const { asked, wish, wait } = open()
  wish('pointerover', 'Teams')
  wait(50)
  expect(asked).toEqual([])
  wait(20)
  expect(asked).toEqual(['/teams'])
  wish('focusin', 'News')
  wish('pointerover', 'Teams')
  wish('focusin', 'News')
  wait(100)
  wish('pointerover', 'Teams')
  wait(100)
  expect(asked).toEqual(['/teams', '/news'])
})

test('a link focused before the listener was installed is prefetched, too', () => {
  const { asked, wait } = open({ focused: true })
  wait(70)
  expect(asked).toEqual(['/news'])
})

test('a touched link is prefetched at once', () => {
  const { asked, wish } = open()
  wish('touchstart', 'Teams')
  expect(asked).toEqual(['/teams'])
})

test('crossing links prefetches none, nor are links to other sites or to the current page prefetched', () => {
  const { asked, wish, wait } = open()
  for (const name of ['Teams', 'News', 'Elsewhere', 'Here']) {
    wish('pointerover', name)
    wait(30)
  }
  wait(1000)
  expect(asked).toEqual([])
})

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'a connection with %j loads nothing ahead',
  (connection) => {
    vi.stubGlobal('navigator', { connection })
    const { asked, wish, wait } = open()
    wish('pointerover', 'Teams')
    wish('touchstart', 'News')
    wait(1000)
    expect(asked).toEqual([])
  },
)
