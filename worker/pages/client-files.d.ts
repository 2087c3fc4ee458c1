/** What the Worker knows of the built client: `vite build` writes it (build/page-files.ts). */
export interface ClientFiles {
  /** web/index.html as built. */
  html: string
  /** The style sheets of every page. */
  sheetsOfAll: string[]
  /** The files of each lazy page, by its path below web/pages. */
  pages: Record<string, PageFiles>
  /** Files of the desk that browsers keep for when there is no network. */
  desk: string[]
  /** All style sheets by the address of their file. */
  sheets: Record<string, StyleSheet>
}

export interface PageFiles {
  scripts: string[]
  sheets: string[]
}

export interface StyleSheet {
  css: string
  /** As a content security policy names it. */
  hash: string
}

declare const files: ClientFiles
// It stands for a JSON file, which is imported as a default.
// oxlint-disable-next-line import/no-default-export
export default files
