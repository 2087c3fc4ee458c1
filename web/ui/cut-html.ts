const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*>|&[^;\s]+;|[\s\S]/giu
/** Void elements, which have no closing tag. */
const EMPTY = ['br', 'hr', 'img']
/** The start of a word that would be cut off, if it is short. */
const WORD_END = /\s+[^\s<>]{0,20}$/u

/**
 * Well-formed HTML cut after `letters` letters of text: with an ellipsis, and open elements closed. Undefined when the
 * text is not longer than that.
 */
export function cutHtml(html: string, letters: number): string | undefined {
  const open: string[] = []
  let shown = ''
  let count = 0
  for (const [token, end, name] of html.matchAll(TOKEN)) {
    if (name === undefined && token !== '\n') {
      if (count === letters) return close(`${endOfWord(shown, token)}…`, open)
      count += 1
    } else if (end) open.pop()
    else if (name !== undefined && !EMPTY.includes(name)) open.push(name)
    shown += token
  }
  return undefined
}

const endOfWord = (shown: string, next: string): string =>
  (/\s/u.test(next) ? shown : shown.replace(WORD_END, '')).trimEnd()

const close = (shown: string, open: string[]): string =>
  shown +
  open
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')
