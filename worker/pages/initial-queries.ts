import { queryKey, type QueryRef } from '#core/addresses/query-keys.ts'

/** Answers that a page's first queries would get, by their key; parsed where the Worker has them so. */
export type InitialQuery = [key: readonly unknown[], json: string, parsed?: unknown]

type AnswerText = string | { text: string; parsed: unknown } | undefined
type Answer = () => AnswerText | Promise<AnswerText>

/** The answers to the queries that a page shows first, each by its name; one that has none is left to the client. */
export async function firstAnswers<Ref extends QueryRef>(
  queries: readonly Ref[],
  answers: Record<Ref[0], Answer>,
): Promise<InitialQuery[]> {
  const found = await Promise.all(queries.map(([name]) => answers[name as Ref[0]]()))
  return queries.flatMap((query, index): InitialQuery[] => {
    const answer = found[index]
    if (answer === undefined) return []
    const key = queryKey(query)
    return [typeof answer === 'string' ? [key, answer] : [key, answer.text, answer.parsed]]
  })
}

/** Beyond this, fetching beside the page is faster than reading it inside. */
const MAX_LENGTH = 400_000

/** An element that the client reads JSON from: nothing in it may end the element or begin a comment. */
export const jsonElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`

/** The element that the client fills its cache from, without the last answers if it would be too long; undefined without any. */
export function initialQueriesElement(first: InitialQuery[]): { element: string; isWhole: boolean } | undefined {
  const pairs = first.map(([key, json]) => `[${JSON.stringify(key)},${json}]`)
  while (pairs.join(',').length > MAX_LENGTH) pairs.pop()
  if (pairs.length === 0) return undefined
  return { element: jsonElement('initial-queries', `[${pairs.join(',')}]`), isWhole: pairs.length === first.length }
}
