import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { oneSided, oneSidedInline } from '../../scripts/lint/one-sided.ts'

const faultsOf = (css: string) => oneSided('a.css', `.a { ${css} }`).map((fault) => fault.replace('a.css:1: ', ''))

test('declarations for the left or the right alone are found, whatever their form', () => {
  for (const css of [
    'left: 0;',
    'margin-left: 4px;',
    'border-top-right-radius: 4px;',
    'text-align: right;',
    'padding: 0 8px 0 16px;',
    'inset: auto auto 0 max(1px, 2px);',
    'border-radius: 4px 0 0 4px;',
    'box-shadow: inset 3px 0 0 red;',
    'translate: -50% 0;',
    'background: linear-gradient(90deg, red, blue);',
  ])
    expect(faultsOf(css), css).toEqual([css])
})

test('declarations that follow the language or are the same on both sides are none', () => {
  for (const css of [
    'inset-inline-start: 0;',
    'text-align: end;',
    'padding: 0 8px 4px;',
    'inset: auto 12px calc(1px + 2px) 12px;',
    'border-radius: 4px 4px 0 0;',
    'box-shadow: 0 1px 2px red, inset calc(var(--side) * 3px) 0 0 red;',
    'translate: calc(var(--side) * -50%) 0;',
    'background: linear-gradient(var(--forward), red, blue), repeating-linear-gradient(135deg, red 0 1px, blue 2px);',
    '/* left: 0; */ color: red;',
  ])
    expect(faultsOf(css), css).toEqual([])
})

test('inline styles are searched too', () => {
  expect(oneSidedInline('a.tsx', 'const a = <i style={{ top: 0, left: x }} />')).toHaveLength(1)
  expect(oneSidedInline('a.tsx', 'const a = <i style={{ insetInlineStart: x }} />')).toEqual([])
})

/** Where left and right are meant, with the reason. */
const MEANT: Record<string, string> = {
  'web/ui/menu.module.css: inset: var(--top, 0) auto auto var(--left, 0);': 'a place on the screen, measured in pixels',
  ...Object.fromEntries(
    [
      'web/parts/eval/eval-graph.module.css: inset: 0 0 0 auto;',
      'web/parts/eval/eval-graph.module.css: margin-left: -1px;',
      'web/parts/eval/eval-graph.tsx: style={{ left: `${100 * share(ply)}%` }}',
      'web/parts/eval/eval-graph.tsx: style={{ left: `${left}%`, top: `${top}%` }}',
      'web/parts/eval/eval-graph.tsx: style={{ left: `${Number(end) / 10}%` }}',
    ].map((place) => [place, 'the moves of a game run from left to right in all languages']),
  ),
  'web/parts/standings/movement.module.css: border-width: 1.25px 0 0 1.25px;': 'two edges of a square that is turned',
}

test('pages from right to left are mirrored: no style sheet or component places anything on one side of the screen', () => {
  const found = [
    ...globSync('web/**/*.css').flatMap((path) => oneSided(path, readFileSync(path, 'utf8'))),
    ...globSync('web/**/*.tsx').flatMap((path) => oneSidedInline(path, readFileSync(path, 'utf8'))),
  ]
  expect(found.map((fault) => fault.replace(/:\d+:/, ':')).toSorted()).toEqual(Object.keys(MEANT).toSorted())
})
