import { expect, test } from 'vitest'
import { connect, navigate } from '#web/navigation/navigate.ts'

/** What a history was asked for while something was done. */
function steps(act: () => void): [string, unknown][] {
  const asked: [string, unknown][] = []
  const step = (how: string) => (to: unknown) => void asked.push([how, to])
  const leave = connect({ createHref: String, go: step('go'), push: step('push'), replace: step('replace') })
  act()
  leave()
  return asked
}

test('a step to another page is one more of the history, or takes the place of the last', () => {
  expect(steps(() => navigate('/users?page=2#x'))).toEqual([['push', '/users?page=2#x']])
  expect(steps(() => navigate('/users', { replace: true }))).toEqual([['replace', '/users']])
})

test('what looks like a path and is another site’s address is no step', () => {
  for (const to of ['//elsewhere.example/users', String.raw`/\elsewhere.example`, 'https://elsewhere.example/'])
    expect(steps(() => navigate(to))).toEqual([])
})

test('no history hears of steps once it has been let go of', () => {
  const leave = connect({ createHref: String, go: () => {}, push: () => expect.unreachable(), replace: () => {} })
  leave()
  navigate('/users')
})
