import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { micromark } from 'micromark'
import { expect, test } from 'vitest'
import { markdownToHtml } from '#core/text/markdown/to-html.ts'
import { cases } from '#test/support/audit.ts'

const root = new URL('../../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const trimmed = (html: string): string => html.trim()

test.each(['README.md', ...globSync('web/public/pages/{,*/}*.md', { cwd: root })])(
  '%s is rendered as CommonMark specifies',
  (path) => {
    expect(trimmed(markdownToHtml(read(path)))).toBe(trimmed(micromark(read(path))))
  },
)

const word = fc.constantFrom(
  'round',
  'board 3',
  'Åsa',
  'e4!',
  '1',
  '2–1',
  'a_b',
  'AT&T',
  '"quoted"',
  'x < y',
  '½',
  '👑',
)
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const inline = fc.oneof(
  phrase,
  phrase.map((text) => `**${text}**`),
  phrase.map((text) => `*${text}*`),
  phrase.map((text) => `***${text}*** and __${text}__`),
  phrase.map((text) => `\`${text}\``),
  phrase.map((text) => `[${text}](https://example.org/${encodeURIComponent(text)} "a title")`),
  phrase.map((text) => `[**${text}**][rules] and [rules]`),
  phrase.map((text) => `![${text}](https://example.org/a.png)`),
  fc.constantFrom(
    '<https://example.org?a=1&b=2>',
    '<ann@example.org>',
    '\\*no\\*',
    '[x](javascript:alert(1))',
    'a  \nb',
    'a\\\nb',
  ),
)
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '))
const block = fc.oneof(
  line,
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), line)
    .map(([level, text]) => `${'#'.repeat(level)} ${text.replaceAll('\n', ' ')}`),
  line.map((text) => `${text.replaceAll('\n', ' ')}\n===`),
  fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((lines) => lines.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')),
  fc
    .array(line, { minLength: 2, maxLength: 4 })
    .map((lines) => lines.map((text, at) => `${at + 1}. ${text.replaceAll('\n', '\n   ')}`).join('\n\n')),
  fc
    .tuple(line, line)
    .map(
      ([one, two]) =>
        `- ${one.replaceAll('\n', ' ')}\n  - ${two.replaceAll('\n', ' ')}\n    > ${one.replaceAll('\n', ' ')}`,
    ),
  line.map((text) => `> ${text.replaceAll('\n', '\n> ')}\n>\n> ${text.replaceAll('\n', '\n> ')}`),
  line.map((text) => `\`\`\`js\n${text}\n\n  <b>&amp;\n\`\`\``),
  fc.constantFrom('---', '* * *', '1986. A great year'),
)

test('any text is rendered as CommonMark specifies', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
      const text = [...blocks, '[rules]: https://example.org/rules "The rules"'].join('\n\n')
      expect(trimmed(markdownToHtml(text))).toBe(trimmed(micromark(text)))
    }),
    { numRuns: cases(40, 3000) },
  )
})

test('HTML is shown as text, and dangerous addresses are removed', () => {
  expect(markdownToHtml('<script>alert(1)</script> <b onclick="x">a</b>')).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;b onclick=&quot;x&quot;&gt;a&lt;/b&gt;</p>\n',
  )
  const addresses = [
    'javascript:alert(1)',
    'JaVaScRiPt&#58;alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '&#106;avascript:x',
    'javascript&colon;x',
  ]
  for (const address of addresses) {
    const html = markdownToHtml(`[a](${address}) ![b](${address}) <${address}>`)
    expect(html).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript):/i)
    expect(html).toContain('<a href="')
  }
  expect(markdownToHtml('[a](/x"onclick="y) [b](</x y> "\\"><script>")')).toBe(
    '<p><a href="/x%22onclick=%22y">a</a> <a href="/x%20y" title="&quot;&gt;&lt;script&gt;">b</a></p>\n',
  )
})

test('no text creates foreign tags or attributes', () => {
  const letters = fc.constantFrom(...'<>"\'&`*_[]()!\\#-> \n=:/a1', '](', '**', '&#34;', 'javascript:', '<a ')
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 60 }), (parts) => {
      const rest = markdownToHtml(parts.join(''))
        .replace(
          /<\/?(?:p|em|strong|h[1-6]|ul|li|blockquote|pre|code)>|<ol(?: start="\d+")?>|<\/ol>|<hr \/>|<br \/>|<\/a>/g,
          '',
        )
        .replace(/<code class="language-[^"<>]*">/g, '')
        .replace(/<(?:a href|img src)="(?!javascript:)[^"<>\s]*"(?: alt="[^"<>]*")?(?: title="[^"<>]*")?(?: \/)?>/g, '')
      expect(rest).not.toMatch(/[<>]/)
    }),
    { numRuns: cases(40, 3000) },
  )
})

test('emphasis is nested no deeper than browsers bear', () => {
  const html = markdownToHtml(`${'*a '.repeat(300)}${' a*'.repeat(300)}`)
  expect(html.match(/<em>/g)).toHaveLength(40)
  expect(html.match(/<\/em>/g)).toHaveLength(40)
})
