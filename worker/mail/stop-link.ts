import { seal, unseal } from '../secrets/seal.ts'

/** What a link to stop letters is for: an address gets no more of them about a tournament. */
interface LetterStop {
  tournament: string
  address: string
}

const PURPOSE = 'letters'

/**
 * The path of the page that stops letters to an address. Its parameter is encrypted and signed by the deployment’s
 * secret, so that nobody can make one for somebody else, or read the address in it.
 */
export const stopPath = async (tournament: string, address: string, secret: string): Promise<string> =>
  `/letters?stop=${encodeURIComponent(await seal(JSON.stringify([PURPOSE, tournament, address]), secret))}`

/** Reads the parameter; undefined if this site has not made it. */
export async function readStop(text: string, secret: string): Promise<LetterStop | undefined> {
  const [purpose, tournament, address] = JSON.parse((await unseal(text, secret)) ?? '[]') as string[]
  return purpose === PURPOSE && tournament && address ? { tournament, address } : undefined
}
