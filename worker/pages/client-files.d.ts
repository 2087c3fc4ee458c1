/** The files of the built client. */
export interface ClientFiles extends LanguageFiles {
  /** All style sheets by the address of their file. */
  sheets: Record<string, StyleSheet>
  /** The builds in other languages than English, by tag. */
  languages: Record<string, LanguageFiles>
}

/** The files of the build in one language. Style sheets are the same files in all of them. */
export interface LanguageFiles {
  /** web/index.html as built. */
  html: string
  /** The style sheets that every page needs. */
  sheetsOfAll: string[]
  /** The files of each lazy page, by its path below web/pages. */
  pages: Record<string, PageFiles>
  /** Files that browsers cache for offline use: of the desk and helpers, and of public pages of events. */
  kept: { desk: string[]; events: string[] }
}

export interface PageFiles {
  scripts: string[]
  sheets: string[]
}

/** As `vite build` writes them for the Worker (build/page-files.ts). */
export interface StoredFiles extends StoredLanguageFiles {
  sheets: ClientFiles['sheets']
  languages: Record<string, StoredLanguageFiles>
}

/** Lists of numbers in place of paths: pages share most of their files, and every language has files of its own. */
export interface StoredLanguageFiles {
  html: string
  paths: string[]
  sheetsOfAll: number[]
  pages: Record<string, Record<keyof PageFiles, number[]>>
  kept: Record<keyof LanguageFiles['kept'], number[]>
}

export interface StyleSheet {
  css: string
  /** In the form that a content security policy needs. */
  hash: string
}

declare const files: StoredFiles
// Typed like a JSON file, which is imported as a default.
// oxlint-disable-next-line import/no-default-export
export default files
