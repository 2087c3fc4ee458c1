import { METHODS, type Description, type Method, type Operation } from '../../api/openapi.ts'

export interface DescribedCall {
  method: Method
  path: string
  operation: Operation
}

export const callsOf = ({ paths }: Description): DescribedCall[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ method, path, operation }] : []
    }),
  )

/** Calls whose path, summary or parameters contain every word of the search. */
export function filterCalls(calls: DescribedCall[], sought: string): DescribedCall[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  return calls.filter((call) => {
    const text = wordsOf(call)
    return words.every((word) => text.includes(word))
  })
}

const wordsOf = ({ method, path, operation: { summary, description = '', parameters } }: DescribedCall): string =>
  [method, path, summary, description, ...parameters.map(({ name }) => name)].join(' ').toLowerCase()

/** A URL that works against the demo data, filled with the parameters' examples. */
export function exampleUrl({ path, operation: { parameters } }: DescribedCall): string {
  const values = new Map(parameters.map(({ name, example }) => [name, example]))
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? name))
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
    // Colons and commas are allowed in a query, and read better unescaped.
    .map(({ name, example }) => `${name}=${encodeURIComponent(example!).replaceAll('%2C', ',').replaceAll('%3A', ':')}`)
  return `/api${at}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
