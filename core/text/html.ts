/** HTML that must not be escaped again. */
export interface Html {
  readonly html: string
}

type HtmlPart = Html | string | number | false | null | undefined | readonly HtmlPart[]

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Safe between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!)

/** Template tag: escapes all values except `Html`, joins lists, and writes nothing for false, null and undefined. */
export const html = (texts: TemplateStringsArray, ...parts: HtmlPart[]): Html => ({
  html: texts.map((text, at) => text + toHtml(parts[at])).join(''),
})

function toHtml(part: HtmlPart): string {
  if (part === false || part === null || part === undefined) return ''
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(toHtml).join('')
  return escapeHtml(String(part))
}
