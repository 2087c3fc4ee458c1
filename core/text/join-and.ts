/** `A`, `A and B`, `A, B and C`. */
export const joinAnd = (words: string[]): string =>
  words.length <= 2 ? words.join(' and ') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`
