import { chessSite } from '#simulator/client.ts'
import { simulatedMatch, type SimulatedMatch } from './simulated-match.ts'

/** The chess site beside the Kibitz that the tests visit. */
export const chessSiteUrl = `http://localhost:${Number(process.env.TEST_PORT ?? 8791) + 1}`
export const simulator = chessSite(chessSiteUrl)

/** A match of the live round of the Rivers, by its place in the round. */
export const riversMatch = (no: number, site = simulator): SimulatedMatch =>
  simulatedMatch(site, `rivers-7-${no}`, 70_700 + no)
