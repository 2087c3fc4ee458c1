import * as say from '#words/coreTournament.js'
import { joinComma } from '../text/join-comma.ts'
import type { Settings } from './tournament.ts'

/** The place of a pairing in its round: `Board 4`, in team events `Table 4`, where boards are those of a match. */
export const placeLabel = (team: boolean, board: number | string): string =>
  team ? say.tablePlace({ board }) : say.boardPlace({ board })

/** The same within a sentence: `board 4`, `table 4`. */
export const placeText = ({ settings }: { settings: Pick<Settings, 'competitors'> }, board: number | string): string =>
  settings.competitors === 'team' ? say.tablePlaceInSentence({ board }) : say.boardPlaceInSentence({ board })

/** `boards 4, 7`, `table 4`. */
export function placesText(
  { settings }: { settings: Pick<Settings, 'competitors'> },
  boards: readonly number[],
): string {
  const facts = { count: boards.length, boards: joinComma(boards) }
  return settings.competitors === 'team' ? say.tablePlacesInSentence(facts) : say.boardPlacesInSentence(facts)
}
