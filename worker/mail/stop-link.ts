import { seal, unseal } from '../secrets/seal.ts'

/** What a link to stop letters is for: an address gets no more of them about a tournament, or about a festival. */
interface LetterStop {
  of: 'tournament' | 'festival'
  id: string
  address: string
}

const PURPOSES = { tournament: 'letters', festival: 'festivalLetters' } as const

/**
 * The path of the page that stops letters to an address. Its parameter is encrypted and signed by the deployment’s
 * secret, so that nobody can make one for somebody else, or read the address in it.
 */
export const stopPath = async ({ of, id, address }: LetterStop, secret: string): Promise<string> =>
  `/letters?stop=${encodeURIComponent(await seal(JSON.stringify([PURPOSES[of], id, address]), secret))}`

/** Reads the parameter; undefined if this site has not made it. */
export async function readStop(text: string, secret: string): Promise<LetterStop | undefined> {
  const [purpose, id, address] = JSON.parse((await unseal(text, secret)) ?? '[]') as string[]
  if (!id || !address) return undefined
  if (purpose === PURPOSES.tournament) return { of: 'tournament', id, address }
  return purpose === PURPOSES.festival ? { of: 'festival', id, address } : undefined
}
