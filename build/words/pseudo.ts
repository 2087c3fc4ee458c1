import type { Token } from '@messageformat/parser'
import type { ParsedMessage } from './message.ts'

/** The tag of CLDR for English in accents. */
export const PSEUDO_LANGUAGE = 'en-XA'

const LETTERS: Record<string, string> = Object.fromEntries(
  Array.from('aeiouyAEIOUYcdlnrstzCDLNRSTZ', (letter, at) => [letter, Array.from('àéîõúýÀÉÎÕÚÝçđłñŕšţžÇĐŁÑŔŠŢŽ')[at]!]),
)
const VOWEL = /[aeiouy]/gi

/** English in accents, each vowel twice: what isn’t translated, or is cut when longer, is seen at once. */
export const pseudoText = (text: string): string =>
  text.replaceAll(VOWEL, '$&$&').replaceAll(/[a-z]/gi, (letter) => LETTERS[letter] ?? letter)

/** A message of the pseudo-language in brackets, made from its English one. */
export const pseudoMessage = ({ tokens }: ParsedMessage): string => `[${tokens.map(written).join('')}]`

function written(token: Token): string {
  switch (token.type) {
    case 'content':
      return pseudoText(token.value).replaceAll(/[{}#']+/g, (marks) => `'${marks.replaceAll("'", "''")}'`)
    case 'octothorpe':
      return '#'
    case 'argument':
      return `{${token.arg}}`
    case 'function':
      if (token.key === 'element') return `<${token.arg}/>`
      return `<${token.arg}>${(token.param ?? []).map(written).join('')}</${token.arg}>`
    default: {
      const offset = token.pluralOffset ? `offset:${token.pluralOffset} ` : ''
      const cases = token.cases.map(({ key, tokens }) => `${key} {${tokens.map(written).join('')}}`).join(' ')
      return `{${token.arg}, ${token.type}, ${offset}${cases}}`
    }
  }
}
