import type { ClientFiles, LanguageFiles, StoredFiles, StoredLanguageFiles } from './client-files.d.ts'

/** The files of one language, by their paths. */
export function readFiles({ html, paths, sheetsOfAll, pages, kept }: StoredLanguageFiles): LanguageFiles {
  const named = (numbers: readonly number[]) => numbers.map((number) => paths[number]!)
  return {
    html,
    sheetsOfAll: named(sheetsOfAll),
    pages: Object.fromEntries(
      Object.entries(pages).map(([page, { scripts, sheets }]) => [
        page,
        { scripts: named(scripts), sheets: named(sheets) },
      ]),
    ),
    kept: { desk: named(kept.desk), events: named(kept.events) },
  }
}

/** The files of all languages, by their paths. */
export const readAllFiles = (stored: StoredFiles): ClientFiles => ({
  ...readFiles(stored),
  sheets: stored.sheets,
  languages: Object.fromEntries(Object.entries(stored.languages).map(([tag, own]) => [tag, readFiles(own)])),
})
