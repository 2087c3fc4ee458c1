import { foldName } from '../text/fold.ts'

/** Longest code; a code of a name with fewer letters is shorter. */
const CODE_LENGTH = 3

/** Words that many clubs and teams have in their names, folded; a code is made of the others. */
const COMMON_WORDS = new Set(
  (
    'ac af afc as asd asv ca cb cc cd ce cf chess chessclub club clube cs ajedrez ac dr dsv e echecs echiquier ec el et ' +
    'escacs eschecs esv fc fk ii jk jsk ks ksz la las le les los mks nk of pgs rsc sa sachklub sachovy sakk sc sch schach ' +
    'schachclub schachfreunde schachgemeinschaft schachklub schachverein schachvereinigung scacchi schaakclub schaak sd ' +
    'sf sg sjakk sjakklubb sjakklag sk skak skakklub ssv sv svg szachowy szachy team the tsg tsv und and d de da das del ' +
    'der des di die do dos du uks us usc v van vfl von xadrez y'
  ).split(' '),
)

/** Codes that spell something a league would rather not show. */
const AVOIDED = new Set(['ASS', 'COC', 'CUM', 'DIC', 'FAG', 'FUC', 'FUK', 'KKK', 'NAZ', 'SEX', 'SHT', 'TIT'])

/** A letter with its marks, such as a vowel sign of Devanagari, or a digit. */
const LETTERS = /[\p{L}\p{N}]\p{M}*/gu
const TEAM_NUMBER = /^(?:[1-9]|1\d|[a-d]|ii|iii|iv|vi|vii|viii|ix)$/
const ROMAN: Record<string, string> = { ii: '2', iii: '3', iv: '4', vi: '6', vii: '7', viii: '8', ix: '9' }

/** Latin letters lose their accents; those of other scripts keep them, as they may be vowels. */
const folded = (word: string): string => (/\p{Script=Latin}/u.test(word) ? foldName(word) : word.toLowerCase())

/** One capital for one letter: `ß` and the like become two, of which the first is taken. */
const capital = (letter: string): string => lettersOf(letter.toUpperCase())[0] ?? letter

const lettersOf = (word: string): string[] => word.match(LETTERS) ?? []

/** `Nordlys Sjakklag 2`: the words that matter, and the number of a club’s team if the name ends with one. */
function partsOf(name: string): { words: string[][]; number: string } {
  const all = (name.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(folded)
  const last = all.at(-1) ?? ''
  const hasNumber = all.length > 1 && TEAM_NUMBER.test(last)
  const named = hasNumber ? all.slice(0, -1) : all
  const isWord = (word: string) => !/^\p{N}+$/u.test(word)
  const telling = named.filter((word) => isWord(word) && !COMMON_WORDS.has(word))
  const words = [telling, named.filter(isWord), named].find((some) => some.length > 0) ?? []
  return {
    words: words.map(lettersOf).filter(({ length }) => length > 0),
    number: hasNumber ? (ROMAN[last] ?? last) : '',
  }
}

/** Codes for a name, the most natural first; never ends. Letters of any script, in capitals. */
export function* codesOf(name: string): Generator<string> {
  const { words, number } = partsOf(name)
  const [first = [], ...others] = words
  const room = CODE_LENGTH - number.length
  const code = (letters: readonly string[]) => `${letters.slice(0, room).map(capital).join('')}${number.toUpperCase()}`
  const natural = [
    ...(words.length >= CODE_LENGTH && !number ? [words.map(([letter]) => letter!)] : []),
    ...words,
    [...first.slice(0, 2), ...others.map(([letter]) => letter!)],
    [...first.slice(0, 1), ...others.flatMap((word) => word.slice(0, 2))],
    ...later(words.flat(), room),
  ].filter((letters) => letters.length >= room)
  for (const letters of [...natural, words.flat()]) {
    const made = code(letters)
    if (made !== number && !AVOIDED.has(made)) yield made
  }
  const [stem = 'T'] = words.flat()
  for (let at = 2; ; at += 1) yield `${capital(stem)}${at}`
}

/** The first letter with any later ones, in order. */
function later([first, ...rest]: string[], length: number): string[][] {
  if (first === undefined) return []
  if (length === 1) return [[first]]
  if (length === 2) return rest.map((letter) => [first, letter])
  return rest.flatMap((second, at) => rest.slice(at + 1).map((third) => [first, second, third]))
}
