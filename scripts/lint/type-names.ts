/** Top-level types: the formatter puts nothing else at the beginning of a line. */
const DECLARED = /^(?:export )?(?:declare )?(?:abstract )?(?:type|interface|class) (\w+)/gm

/** Past participles that do not end in -ed. */
const IRREGULAR = new Set(
  `Been Begun Bent Bitten Blown Born Bought Bound Broken Brought Built Caught Chosen Crept Cut Dealt Done Drawn Driven
  Dug Eaten Fallen Fed Felt Flown Forbidden Forgiven Forgotten Fought Found Frozen Given Gone Got Ground Grown Had Heard
  Held Hidden Hit Hung Hurt Kept Known Laid Led Left Lent Let Lost Made Meant Met Paid Proven Put Read Ridden Risen Run
  Said Seen Sent Set Shaken Shown Shut Slept Sold Sought Spent Split Spoken Spun Stolen Stood Struck Stuck Sung Sunk
  Swept Taken Taught Thought Thrown Told Torn Understood Wept Woken Won Worn Wound Written`.split(/\s+/),
)
/** Nouns that end like a participle. */
const NOUNS = new Set(['Embed', 'Hundred'])

/** Answer types of the client repeat the Worker's names, because they are inferred from its routes. */
const INFERRED = 'web/api/answers.ts'

/**
 * Whether a name is only a past participle: `Told`, `Linked`. Negated ones are allowed (`Unrated`), and so are words
 * that only look like a participle (`Speed`, `Bed`).
 */
export const isBareParticiple = (name: string): boolean =>
  IRREGULAR.has(name) ||
  (/^(?!Un)[A-Z][a-z]*[aeiouy][a-z]*[^e]ed$/i.test(name) && !/.[A-Z]/.test(name) && !NOUNS.has(name))

/** Faults of type names, given the text of each file by path: a name that two types share, or a bare participle. */
export function typeNameFaults(files: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, string>()
  return [...files].flatMap(([path, text]) =>
    [...text.matchAll(DECLARED)].flatMap(([, name = '']) => {
      const at = `${path}: ${name}`
      if (isBareParticiple(name)) return [`${at} says what was done, not what it is. Call the type by a noun.`]
      // Tests may name their own types as they like.
      if (path === INFERRED || path.startsWith('test/')) return []
      const place = places.get(name)
      places.set(name, place ?? path)
      return place === undefined || place === path
        ? []
        : [`${at} is a type of ${place} already. One name, one meaning.`]
    }),
  )
}
