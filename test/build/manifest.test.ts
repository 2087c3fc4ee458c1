import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const manifest = JSON.parse(readFileSync('web/public/site.webmanifest', 'utf8')) as {
  id: string
  scope: string
  icons: { src: string }[]
  shortcuts: { url: string; icons: { src: string }[] }[]
  screenshots: { src: string; sizes: string; form_factor: string }[]
}

test('the manifest names files that exist, and pictures for both forms', () => {
  const { icons, shortcuts, screenshots } = manifest
  const files = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]
  for (const { src } of files) expect([src, existsSync(`web/public${src}`)]).toEqual([src, true])
  expect(new Set(screenshots.map((picture) => picture.form_factor))).toEqual(new Set(['wide', 'narrow']))
})

test('pictures have the size that the manifest says', () => {
  for (const { src, sizes } of manifest.screenshots) expect([src, jpegSize(`web/public${src}`)]).toEqual([src, sizes])
})

/** From the frame header of a JPEG file. */
function jpegSize(file: string): string {
  const bytes = readFileSync(file)
  let at = 2
  while (bytes[at + 1] !== 0xc0 && bytes[at + 1] !== 0xc2) at += 2 + bytes.readUInt16BE(at + 2)
  return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`
}
