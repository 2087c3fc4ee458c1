import { readFileSync } from 'node:fs'

/** A message without facts, as the catalogue of a language has it: `sentence('de', 'session', 'signIn')`. */
export function sentence(tag: string, area: string, key: string): string {
  const messages = JSON.parse(readFileSync(`words/${tag}/${area}.json`, 'utf8')) as Record<string, string>
  const text = messages[key]
  if (text === undefined) throw new Error(`words/${tag}/${area}.json has no ${key}.`)
  return text
}
