/** Prefixes that belong to the last name. */
const PARTICLES = new Set(
  "af al av bin bint da dal dalla das de degli del dela della delle den der des di do dos du el ibn la las le los lo mac mc o op san st ten ter thor van vande vanden vander ver vom von zu zum zur ’t 't".split(
    ' ',
  ),
)

/** “Jan Berg III”: in capitals, but no sign of a last name. */
const GENERATION = /^(?:II|III|IV|VI{0,3})$/

const isCapital = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase() && !GENERATION.test(word)
const capitalised = (word: string): string => word.replace(/\p{L}+/gu, (part) => part[0]! + part.slice(1).toLowerCase())

/**
 * Adds the comma to names in the order of reports, “Jelínek Hynek” or “van der Berg Jan”; a single word is returned as
 * it is.
 */
export function lastNameFirst(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  if (words.length < 2) return name
  let end = 1
  while (end < words.length - 1 && PARTICLES.has(words[end - 1]!.toLowerCase())) end++
  while (end < words.length - 1 && isCapital(words[0]!) && isCapital(words[end]!)) end++
  return `${words.slice(0, end).join(' ')}, ${words.slice(end).join(' ')}`
}

export interface SplitName {
  firstName: string
  lastName: string
}

export type NameOrder = 'firstFirst' | 'lastFirst'

/** Splits a typed name: a comma or capitals tell which part is the last name, otherwise `order` does. */
export function splitName(written: string, order: NameOrder): SplitName {
  const name = written.replace(/\s+/g, ' ').trim()
  const [last = '', first = ''] = name.split(/\s*,\s*(.*)/s)
  if (first) return { firstName: first, lastName: last }
  const words = name.replace(/,$/, '').split(' ')
  if (words.length < 2) return { firstName: name.replace(/,$/, ''), lastName: '' }
  const capitals = words.map(isCapital)
  if (capitals.includes(true) && capitals.includes(false)) {
    const lastName = words.filter((word, at) => capitals[at] || isParticleOf(words, capitals, at))
    const firstName = words.filter((word) => !lastName.includes(word))
    return { firstName: firstName.join(' '), lastName: lastName.map(capitalised).join(' ') }
  }
  // “De Groot Jan”: no first name begins like that.
  const isParticleFirst = words.length > 2 && PARTICLES.has(words[0]!.toLowerCase())
  if (order === 'lastFirst' || isParticleFirst) {
    const [lastName = '', firstName = ''] = lastNameFirst(name).split(', ')
    return { firstName, lastName }
  }
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && PARTICLES.has(word.toLowerCase()))
  const from = particle > 0 ? particle : words.length - 1
  return { firstName: words.slice(0, from).join(' '), lastName: words.slice(from).join(' ') }
}

const isParticleOf = (words: string[], capitals: boolean[], at: number): boolean =>
  PARTICLES.has(words[at]!.toLowerCase()) && capitals.slice(at + 1).includes(true)
