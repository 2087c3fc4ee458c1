import { queryKey, type QueryRef } from '#core/addresses/query-keys.ts'

/** Answers that a page's first queries would get, by their key. */
export type First = [key: readonly unknown[], json: string]

type Answer = () => string | undefined | Promise<string | undefined>

/** The answers to the queries that a page shows first, each by its name; one that has none is left to the client. */
export async function firstAnswers<Ref extends QueryRef>(
  queries: readonly Ref[],
  answers: Record<Ref[0], Answer>,
): Promise<First[]> {
  const texts = await Promise.all(queries.map(([name]) => answers[name as Ref[0]]()))
  return queries.flatMap((query, index) => {
    const json = texts[index]
    return json === undefined ? [] : [[queryKey(query), json] satisfies First]
  })
}

/** Beyond this, fetching beside the page is faster than reading it inside. */
const LONGEST = 400_000

/** The element that the client fills its cache from, without the last answers if it would be too long; undefined without any. */
export function firstElement(first: First[]): string | undefined {
  const pairs = first.map(([key, json]) => `[${JSON.stringify(key)},${json}]`)
  while (pairs.join(',').length > LONGEST) pairs.pop()
  if (pairs.length === 0) return undefined
  const text = `[${pairs.join(',')}]`
  // Nothing in it may end the element or begin a comment.
  return `<script type="application/json" id="first">${text.replaceAll('<', '\\u003c')}</script>`
}
