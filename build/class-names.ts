import { readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'

/**
 * Short names for the classes of CSS modules, the same in every build: two letters for the file, then the place of the
 * class in it. They are a tenth of the style sheet when they are hashes.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
  const seen = new Map<string, string[]>()

  return (name, file) => {
    const sheet = relative(root, resolve(file.split('?')[0]!)).replaceAll('\\', '/')
    const names = seen.get(sheet) ?? []
    seen.set(sheet, names)
    if (!names.includes(name)) names.push(name)
    return word(sheets.indexOf(sheet), 2) + names.indexOf(name).toString(36)
  }
}

/** A number as letters, so that a class never begins with a figure. */
function word(number: number, length: number): string {
  const letters = Array.from({ length }, (_, at) => Math.floor(number / 26 ** at) % 26)
  return letters.map((letter) => String.fromCharCode(97 + letter)).join('')
}
