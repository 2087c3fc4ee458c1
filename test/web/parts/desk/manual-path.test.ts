import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markdownToHtml } from '#core/text/markdown/to-html.ts'
import { MANUAL_PARTS } from '#web/parts/desk/manual-path.ts'
import { withAnchors } from '#web/ui/heading-anchors.ts'

const MANUALS = globSync('web/public/pages/{,*/}manual.md')

test.each(MANUALS)('every part of %s that the desk and the manual itself link to exists', (file) => {
  const text = readFileSync(file, 'utf8')
  const html = withAnchors(markdownToHtml(text))
  const linked = [...html.matchAll(/href="#([^"]+)"/g)].map(([, part]) => part)
  expect(linked.length).toBeGreaterThan(10)
  for (const part of [...linked, ...Object.values(MANUAL_PARTS)]) {
    if (part !== undefined) expect(html).toContain(`id="${part}"`)
  }
})
