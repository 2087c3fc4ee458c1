import { withoutHidden } from './visible.ts'

/** One entry of a feed. Times are milliseconds since 1970. */
export interface FeedItem {
  title: string
  link: string
  html: string
  author?: string | undefined
  at: number
}

export interface Feed {
  /** Its tag: `de`. */
  language: string
  title: string
  description: string
  /** `link` is the page that the feed describes, `self` the address of the feed. */
  link: string
  self: string
  changed: number
  items: FeedItem[]
}

/** RSS 2.0 with its own address as an Atom link. An item's GUID is its link. */
export function rss({ language, title, description, link, self, changed, items }: Feed): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    element('language', language),
    element('lastBuildDate', date(changed)),
    ...items.flatMap(itemLines),
    '</channel>',
    '</rss>',
  ]
  return `${lines.join('\n')}\n`
}

const itemLines = ({ title, link, html, author, at }: FeedItem): string[] => [
  '<item>',
  element('title', title),
  element('link', link),
  `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
  element('pubDate', date(at)),
  ...(author === undefined ? [] : [element('dc:creator', author)]),
  element('description', html),
  '</item>',
]

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

/** RFC 822 date with a four-digit year: `Sat, 24 Oct 2026 18:00:00 GMT`. */
const date = (time: number): string => new Date(time).toUTCString()

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
// XML cannot contain these characters, not even escaped. Lone surrogates are among them.
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const escapeXml = (text: string): string =>
  withoutHidden(text.replace(IMPOSSIBLE, '\ufffd')).replace(/[&<>"']/g, (letter) => ENTITIES[letter]!)
