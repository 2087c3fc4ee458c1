import { MAX_PGN_LENGTH } from '#core/pgn/pgn-game.ts'
import { readPgn, readPgnFile } from '#core/pgn/read-pgn.ts'
import { parseLink } from '#core/match/parse-link.ts'
import { markdownToHtml } from '#core/text/markdown/to-html.ts'
import { fixedLoop } from './fixed-loop.ts'
import { boundAtMost, type Measurement } from './measurement.ts'
import { timings } from './timing.ts'

const HOSTILE = [
  '**a_',
  '*a ',
  'a**b',
  '*_',
  '***a',
  'a***',
  '**a__b',
  '*a **b ',
  '_a ',
  '[',
  '](',
  '![',
  '[a](',
  '[a](b "',
  '[a](<b',
  '[a](\\',
  '[a](b \'c [a](b "c [a](b (c ',
  '[a][b]',
  '][',
  '[![a](b)',
  '![[a](b)',
  '[a](b) ',
  '`',
  '`a',
  '\\`',
  '<',
  '<a ',
  '<a@b.c>',
  '&',
  '&amp;',
  '> ',
  '> - ',
  '- ',
  '1. ',
  '* *\n',
  '- -\n',
  '- a\n',
  '- a\n\n',
  '  - a\n',
  '> a\n',
  'a\n',
  'a\n\n',
  'a\n=\n',
  '# a\n',
  '# #',
  '~~~\n',
  '    a\n',
  '[a]: b\n',
  '[a]: b "\n',
  '[a]\n=\n',
  ' ',
  '\t',
  'a  \n',
  '<!-- ',
  '[r]: /u\n\n[r][',
] as const
const SHAPES: [string, (length: number) => string][] = [
  ...HOSTILE.map((unit): [string, (length: number) => string] => [
    unit,
    (length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
  ]),
  ['backticks, one more each time', (length) => grow(length, (no) => `${'`'.repeat(no + 1)}a`)],
  ['lists, two spaces deeper each time', (length) => grow(length, (no) => `${' '.repeat(no * 2)}- a\n`)],
  ['brackets that all close', (length) => `[r]: /u\n\n${'[a '.repeat(length / 6)}${']'.repeat(length / 2)}`],
]

function grow(length: number, part: (no: number) => string): string {
  let text = ''
  for (let no = 0; text.length < length; no++) text += part(no)
  return text.slice(0, length)
}

const PGN_PIECES = ['(', '{', '[A "b"]\n', '1. e4 {x} ', '$1 ', '\u0000', '[', ')))', '"\\']
const PGN_FILE_PIECES = ['[A "', '[A "b"]x', '{\n[A "b"]\n[A "b"]\n[A "b"]\n', '(1. e4 1... ', '0 - 0 ', '\n[', '1-0 ']
const MEGABYTE = 1024 * 1024
const LINKS = ['https://www.chess.com/' + 'a-'.repeat(20_000), 'https://' + '/'.repeat(40_000), ' '.repeat(40_000)]

export function hostileTextRows(): Measurement[] {
  const growths = SHAPES.map(([, textOf]) => {
    const [few, many] = [textOf(10_000), textOf(160_000)]
    const { short, long } = timings({ short: () => markdownToHtml(few), long: () => markdownToHtml(many) }, 3)
    // Below 2 ms the processor clock is too coarse.
    return long / Math.max(short, 2000)
  })
  const games = PGN_PIECES.map((piece) => piece.repeat(Math.ceil((16 * MAX_PGN_LENGTH) / piece.length)))
  const files = PGN_FILE_PIECES.map((piece) => piece.repeat(Math.ceil(MEGABYTE / piece.length)))
  const {
    loop,
    pgn,
    files: inFiles,
    links,
  } = timings(
    {
      loop: fixedLoop,
      pgn: () => games.map((text) => readPgn(text)),
      files: () => files.map((text) => readPgnFile(text, 500)),
      links: () => LINKS.map((link) => parseLink(link)),
    },
    3,
  )
  return [
    // The long text has 16 times the length; quadratic work would take 256 times as long.
    boundAtMost(
      `markdown, the worst of ${SHAPES.length} hostile texts: growth from 10,000 to 160,000 characters`,
      100,
      Math.max(...growths),
      '×',
    ),
    boundAtMost(`PGN, ${games.length} hostile texts of a megabyte each`, 1, pgn / loop, 'loops'),
    boundAtMost(`PGN files, ${files.length} hostile ones of a megabyte each`, 20, inFiles / loop, 'loops'),
    boundAtMost('three hostile links of 40,000 characters', 0.2, links / loop, 'loops'),
  ]
}
