import type { Plugin } from 'vite'

const MADE = /^( *(?:var )?\w+ = )Error\(formatProdErrorMessage\((\d+)\)\)/gm
/** An error that knows no place. */
const PLACELESS = '$1Object.create(Error.prototype, { message: { value: formatProdErrorMessage($2) } })'
const MADE_AT_START = 5

/**
 * React makes a few errors as it starts, to throw and know again later. Where a debugger listens, as with developer tools, audits
 * and tests, a browser parses the whole script a second time to say where each was made: 20 ms of every page. They are made
 * without a place here.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler(code) {
        if (code.match(MADE)?.length !== MADE_AT_START) this.error('React makes other errors as it starts than before.')
        return { code: code.replaceAll(MADE, PLACELESS), map: null }
      },
    },
  }
}
