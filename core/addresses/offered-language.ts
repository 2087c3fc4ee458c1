import { LANGUAGES } from '#words/languages.js'

/**
 * The language in which a page is offered to a reader of `current`: the first of the browser’s languages that the site
 * has, also as another variety (`de-AT` is `de`, `pt-PT` is `pt-BR`); undefined if that is the page’s own.
 */
export function offeredLanguage(wanted: readonly string[], current: string): string | undefined {
  const tags = LANGUAGES.map(({ tag }) => tag)
  const [first] = wanted.flatMap((one) => {
    const exact = tags.find((tag) => tag.toLowerCase() === one.toLowerCase())
    return exact ?? tags.find((tag) => baseOf(tag) === baseOf(one)) ?? []
  })
  return first === current ? undefined : first
}

const baseOf = (tag: string): string => tag.split('-', 1)[0]!.toLowerCase()
