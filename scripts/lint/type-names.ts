/** Types that a module declares for all of it to see. The formatter puts nothing else at the beginning of a line. */
const DECLARED = /^(?:export )?(?:declare )?(?:abstract )?(?:type|interface|class) (\w+)/gm

/** Past participles that do not end in -ed. */
const IRREGULAR = new Set(
  `Been Begun Bent Bitten Blown Born Bought Bound Broken Brought Built Caught Chosen Crept Cut Dealt Done Drawn Driven
  Dug Eaten Fallen Fed Felt Flown Forbidden Forgiven Forgotten Fought Found Frozen Given Gone Got Ground Grown Had Heard
  Held Hidden Hit Hung Hurt Kept Known Laid Led Left Lent Let Lost Made Meant Met Paid Proven Put Read Ridden Risen Run
  Said Seen Sent Set Shaken Shown Shut Slept Sold Sought Spent Split Spoken Spun Stolen Stood Struck Stuck Sung Sunk
  Swept Taken Taught Thought Thrown Told Torn Understood Wept Woken Won Worn Wound Written`.split(/\s+/),
)
/** Nouns that end like one. */
const NOUNS = new Set(['Embed', 'Hundred'])

/** The browser's answers have the names that the Worker gave them: they are inferred from its routes. */
const INFERRED = 'web/api/answers.ts'

/**
 * Whether a name is a past participle and nothing else: `Told`, `Linked`. Adjectives of the hall stay (`Unrated`), and
 * so do words that only look like one (`Speed`, `Bed`).
 */
export const isBareParticiple = (name: string): boolean =>
  IRREGULAR.has(name) ||
  (/^(?!Un)[A-Z][a-z]*[aeiouy][a-z]*[^e]ed$/i.test(name) && !/.[A-Z]/.test(name) && !NOUNS.has(name))

/** What is wrong with the names of types, by the files' text: one meaning for each in all rooms, and none that is a bare participle. */
export function typeNameFaults(files: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, string>()
  return [...files].flatMap(([path, text]) =>
    [...text.matchAll(DECLARED)].flatMap(([, name = '']) => {
      const at = `${path}: ${name}`
      if (isBareParticiple(name)) return [`${at} says what was done, not what it is. Call the type by a noun.`]
      // What a test calls its own things is its own.
      if (path === INFERRED || path.startsWith('test/')) return []
      const place = places.get(name)
      places.set(name, place ?? path)
      return place === undefined || place === path
        ? []
        : [`${at} is a type of ${place} already. One name, one meaning.`]
    }),
  )
}
