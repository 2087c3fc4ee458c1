import * as say from '#words/notifications.js'
import { tournamentPath } from '#core/addresses/paths.ts'
import { CHESS_SITES } from '#core/match/links.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import type { PolledWatch } from './poll.ts'

/** For the directors: a match ended without a result. */
export const abortNotice = (tournamentId: string, { round, no, teams, source, missing }: PolledWatch) => ({
  title: say.noResultTitle({ first: teams[0].name, second: teams[1].name }),
  content: missing
    ? say.linkWithoutResult({ site: CHESS_SITES[source].name, round })
    : say.noResultForADay({ site: CHESS_SITES[source].name, round }),
  link: `${tournamentPath(tournamentId, 'pairings', round)}#${pairingId(tournamentId, round, no)}`,
})
