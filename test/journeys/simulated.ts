import { chessSite } from '#simulator/client.ts'
import { simulatedMatch, type SimulatedMatch } from './simulated-match.ts'

/** The simulated chess site next to the tested Kibitz. */
export const chessSiteUrl = `http://localhost:${Number(process.env.TEST_PORT ?? 8791) + 1}`
export const simulator = chessSite(chessSiteUrl)

/** A match of the Rivers' live round, by its board order. */
export const riversMatch = (no: number, site = simulator): SimulatedMatch =>
  simulatedMatch(site, `rivers-7-${no}`, 70_700 + no)
