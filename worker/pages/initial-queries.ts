import { queryKey, type QueryRef } from '#core/addresses/query-keys.ts'

/** The answer to one of a page's first queries, with its key; `parsed` if the Worker has it parsed already. */
export type InitialQuery = [key: readonly unknown[], json: string, parsed?: unknown]

type AnswerText = string | { text: string; parsed: unknown } | undefined
type Answer = () => AnswerText | Promise<AnswerText>

/** Answers to a page's first queries, by name; the client fetches those that have none. */
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

/** Above this many characters it is faster to fetch the data than to read it from the page. */
const MAX_LENGTH = 400_000

/** An element with JSON for the client. `<` is escaped, so that no text ends the element or begins a comment. */
export const jsonElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`

/**
 * The element from which the client fills its query cache; the last answers are dropped if it would be too long.
 * Undefined without answers.
 */
export function initialQueriesElement(first: InitialQuery[]): { element: string; isWhole: boolean } | undefined {
  const pairs = first.map(([key, json]) => `[${JSON.stringify(key)},${json}]`)
  while (pairs.join(',').length > MAX_LENGTH) pairs.pop()
  if (pairs.length === 0) return undefined
  return { element: jsonElement('initial-queries', `[${pairs.join(',')}]`), isWhole: pairs.length === first.length }
}
