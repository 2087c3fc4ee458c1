import type { RatingList } from './catalogue.ts'
import { knownFederation, listedIn } from './found-players.ts'
import type { ListPlayer } from './listed-player.ts'
import { listedText } from './listed-text.ts'

/** What the lists say of entries with a FIDE ID, in the order of their numbers. Those in no list are left out. */
export const listedEntries = (
  entries: readonly { no: number; fideId: string | null }[],
  found: { fide: Map<string, ListPlayer>; national: Map<string, ListPlayer> },
  lists: { fide?: RatingList; national?: RatingList },
) =>
  entries.flatMap(({ no, fideId }) => {
    const [fide, national] = [found.fide.get(fideId ?? ''), found.national.get(fideId ?? '')]
    const player = fide ?? national
    if (!player) return []
    const { title, sex, born } = player
    const federation = knownFederation(player.federation)
    return [{ no, title, federation, sex, born, listed: listedText(listedIn(fide, national, lists)) }]
  })
