import { expect, test, vi } from 'vitest'
import { QueryObserver, type DataTag } from '@tanstack/react-query'
import { newQueryClient } from '#web/api/query-client.ts'
import { replaceAnswer } from '#web/api/replace-answer.ts'

const queryKey = ['requests', 'cup'] as DataTag<string[], string[]>

/** A page that shows requests; each fetch waits until the test answers it. */
function aPage() {
  const cache = newQueryClient()
  const answers: ((answer: string[]) => void)[] = []
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve))
  const leave = new QueryObserver(cache, { queryKey, queryFn }).subscribe(() => undefined)
  return { cache, answers, leave, shown: () => cache.getQueryData(queryKey) }
}

test('a fetch from before a mutation does not overwrite the answer of the mutation', async () => {
  const { cache, answers, leave, shown } = aPage()
  await replaceAnswer(cache, queryKey, ['Bo'])
  answers[0]!(['Ann', 'Bo'])
  await Promise.resolve()
  expect(shown()).toEqual(['Bo'])
  leave()
})

test('a fetch from before a mutation is repeated after it, as it may return more', async () => {
  const { cache, answers, leave, shown } = aPage()
  await replaceAnswer(cache, queryKey, ['Bo'])
  expect(answers).toHaveLength(2)
  answers[1]!(['Bo', 'Cy'])
  await vi.waitFor(() => expect(shown()).toEqual(['Bo', 'Cy']))
  await replaceAnswer(cache, queryKey, ['Cy'])
  expect(answers).toHaveLength(2)
  leave()
})

test('an answer can be computed from the cached one', async () => {
  const { cache, leave, shown } = aPage()
  cache.setQueryData(queryKey, ['Ann', 'Bo'])
  await replaceAnswer(cache, queryKey, (known) => known?.filter((one) => one !== 'Ann'))
  expect(shown()).toEqual(['Bo'])
  leave()
})
