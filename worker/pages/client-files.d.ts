/** The files of the built client; `vite build` writes this list (build/page-files.ts). */
export interface ClientFiles {
  /** web/index.html as built. */
  html: string
  /** The style sheets that every page needs. */
  sheetsOfAll: string[]
  /** The files of each lazy page, by its path below web/pages. */
  pages: Record<string, PageFiles>
  /** Files that browsers cache for offline use: of the desk and helpers, and of public pages of events. */
  kept: { desk: string[]; events: string[] }
  /** All style sheets by the address of their file. */
  sheets: Record<string, StyleSheet>
}

export interface PageFiles {
  scripts: string[]
  sheets: string[]
}

export interface StyleSheet {
  css: string
  /** In the form that a content security policy needs. */
  hash: string
}

declare const files: ClientFiles
// Typed like a JSON file, which is imported as a default.
// oxlint-disable-next-line import/no-default-export
export default files
