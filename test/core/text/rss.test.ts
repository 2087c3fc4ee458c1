import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rss, type Feed } from '#core/text/rss.ts'
import { hostileText } from '#test/support/hostile-text.ts'
import { cases } from '#test/support/audit.ts'

const AT = Date.UTC(2026, 9, 24, 18)
const aFeed = (rest: Partial<Feed> = {}): Feed => ({
  language: 'en',
  title: 'Kibitz',
  description: 'News',
  link: 'https://kibitz.example/news',
  self: 'https://kibitz.example/api/announcements.rss',
  changed: AT,
  items: [],
  ...rest,
})
const item = { title: 'Round 7', link: 'https://kibitz.example/news#notice-3', html: '<p>It is on</p>', at: AT }

test('a feed has its title, its address and its time of change', () => {
  expect(rss(aFeed()).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    '<title>Kibitz</title>',
    '<link>https://kibitz.example/news</link>',
    '<description>News</description>',
    '<atom:link href="https://kibitz.example/api/announcements.rss" rel="self" type="application/rss+xml"/>',
    '<language>en</language>',
    '<lastBuildDate>Sat, 24 Oct 2026 18:00:00 GMT</lastBuildDate>',
    '</channel>',
    '</rss>',
    '',
  ])
})

test('an item has its link as GUID and an RFC 822 date', () => {
  const text = rss(aFeed({ items: [{ ...item, author: 'ann' }] }))
  expect(text).toContain('<guid isPermaLink="true">https://kibitz.example/news#notice-3</guid>')
  expect(text).toContain('<pubDate>Sat, 24 Oct 2026 18:00:00 GMT</pubDate>\n<dc:creator>ann</dc:creator>')
  expect(text).toContain('<description>&lt;p&gt;It is on&lt;/p&gt;</description>')
})

test('no text can begin or end an element, and characters that XML forbids are replaced', () => {
  const text = rss(aFeed({ items: [{ ...item, title: ']]></title><script>"&\u0000\ud800\uffff🙂' }] }))
  expect(text).toContain('<title>]]&gt;&lt;/title&gt;&lt;script&gt;&quot;&amp;\ufffd\ufffd\ufffd🙂</title>')
})

test('no announcement or author adds elements to a feed or changes the text direction', () => {
  const tags = (text: string) => Array.from(text.matchAll(/<\/?[\w:]+|<!|<\?/g), ([tag]) => tag)
  fc.assert(
    fc.property(hostileText, hostileText, (one, other) => {
      const text = rss(aFeed({ title: one, items: [{ ...item, title: other, author: one, html: other }] }))
      expect(tags(text)).toEqual(tags(rss(aFeed({ items: [{ ...item, author: 'x' }] }))))
      expect(text).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\0]/)
    }),
    { numRuns: cases(40, 3000) },
  )
})
