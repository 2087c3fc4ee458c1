import type { Definitions } from './block.ts'
import { parseDestination, parseTitle, skipSpace } from './target.ts'

const LABEL = /\[((?:[^\\[\]]|\\[\s\S]){0,999})\]/y

export function parseLabel(text: string, at: number): { text: string; end: number } | undefined {
  LABEL.lastIndex = at
  const found = LABEL.exec(text)
  return found ? { text: found[1]!, end: at + found[0].length } : undefined
}

/** Labels match regardless of case and white space. */
export const normalLabel = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase()

const REST = /[ \t]*(?:\n|$)/y

function endOfLine(text: string, at: number): number | undefined {
  REST.lastIndex = at
  const found = REST.exec(text)
  return found ? at + found[0].length : undefined
}

/** Moves the link reference definitions at the start of a paragraph to `definitions`; returns the rest of the text. */
export function takeDefinitions(text: string, definitions: Definitions): string {
  let at = 0
  while (text[at] === '[') {
    const label = parseLabel(text, at)
    if (!label || text[label.end] !== ':' || label.text.trim() === '') break
    const start = skipSpace(text, label.end + 1)
    const destination = start < text.length ? parseDestination(text, start) : undefined
    if (!destination || (destination.end === start && text[start] !== '<')) break
    const next = skipSpace(text, destination.end)
    const title = next > destination.end ? parseTitle(text, next) : undefined
    const afterTitle = title && endOfLine(text, title.end)
    const end = afterTitle ?? endOfLine(text, destination.end)
    if (end === undefined) break
    const name = normalLabel(label.text)
    if (!definitions.has(name))
      definitions.set(name, { url: destination.url, title: afterTitle === undefined ? undefined : title?.title })
    at = end
  }
  return text.slice(at)
}
