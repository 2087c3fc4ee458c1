/** Text that is HTML already. */
export interface Html {
  readonly html: string
}

type Part = Html | string | number | false | null | undefined | readonly Part[]

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it stands in HTML, between tags and in quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!)

/** HTML with values put in: all but HTML itself is escaped; lists are joined; false, null and undefined are nothing. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: texts.map((text, at) => text + written(parts[at])).join(''),
})

function written(part: Part): string {
  if (part === false || part === null || part === undefined) return ''
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(written).join('')
  return escaped(String(part))
}
