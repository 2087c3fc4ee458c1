import { expect, test } from 'vitest'
import { inlineWords } from '../../build/words/inline.ts'
import { parseAst } from 'vite'
import { pluralsOf } from '../../build/words/compile.ts'
import { readCatalogue } from '../../build/words/catalogue.ts'
import { ownWordsCode, ownWordsOf } from '../../build/words/own-words.ts'
import { WORDS } from '../../build/words/write.ts'

/** A module of the client as built in a language. */
function built(code: string, tag = 'en'): string {
  const { transform } = inlineWords(tag) as unknown as {
    transform: { handler: (this: { parse: typeof parseAst }, code: string, id: string) => { code: string } | undefined }
  }
  return transform.handler.call({ parse: parseAst }, code, '/web/a.js')?.code ?? code
}

test('a plain sentence is written into the code; one with a plural comes from the module’s own words', () => {
  const code = built(`import * as say from '#words/dates.js'
export const texts = (count) => [say.justNow(), say.daysAgo({ count })]`)
  expect(code).toContain('"just now"')
  expect(code).toContain(`from '${ownWordsOf('dates', '/web/a.js', ['justNow', 'daysAgo'])}'`)
  expect(code).toContain('say.daysAgo({ count })')
})

test('a sentence that is imported by its name comes from there too; an area that is handed on stays whole', () => {
  const named = built(`import { daysAgo as ago } from '#words/dates.js'\nexport const text = ago`)
  expect(named).toContain(`from '${ownWordsOf('dates', '/web/a.js', ['daysAgo'])}'`)
  const whole = `import * as say from '#words/dates.js'\nexport const text = (key) => say[key]()`
  expect(built(whole)).toBe(whole)
})

test('own words are those sentences alone, in the language of the build', () => {
  const id = ownWordsOf('dates', '/web/a.js', ['daysAgo'])
  const german = readCatalogue(WORDS, 'de', pluralsOf('de'))
  const code = ownWordsCode(id, 'de', german)
  expect(code).toMatch(/^import \{ [^}]*plural[^}]* \} from ".*\/\.generated\/words\/de\/runtime\.js"\n/)
  expect(code.match(/export const \w+/g)).toEqual(['export const daysAgo'])
  expect(code).toContain('Tag')
})

test('a sentence that a language lacks is English', () => {
  const id = ownWordsOf('dates', '/web/a.js', ['daysAgo'])
  expect(ownWordsCode(id, 'de', new Map())).toMatch(/^export \{ daysAgo \} from ".*\/de\/dates\.js"\n$/)
})
