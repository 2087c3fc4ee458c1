/** The built HTML file whose script and style sheet an embed loads. */
export type EmbedShell = 'embed' | 'embed-light' | 'embed-odds'

/** The file of an embed in a language. The build uses it too, before there is a list of languages to import. */
export const embedShell = (shell: EmbedShell, language: string): string =>
  language === 'en' ? `${shell}.html` : `${shell}.${language}.html`
