import { localised } from '#core/text/moments.ts'
import { useTimes } from '../ui/time.tsx'

/** Writes the moments in a sentence of the API (core/text/moments.ts) in the reader’s time zone. */
export function useLocalWords(): (words: string) => string {
  const times = useTimes()
  return (words) => localised(words, (at) => times(at, 'moment'))
}
