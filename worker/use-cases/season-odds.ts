import { divisionOddsRow, type DivisionOddsRow, type SeasonOdds } from '#core/rows/season-odds.ts'
import { movingPlaces } from '#core/season/promotion.ts'
import { versionedText } from '../cache/versioned-text.ts'
import type { Caller } from './caller.ts'
import type { LoadedSeason } from './seasons.ts'

const kept = versionedText('season odds', 2 * 1024 * 1024)

/** The odds of all divisions that the reader may see. Those of a division are computed once for each of its versions. */
export async function seasonOdds(caller: Caller, { season, shown }: LoadedSeason): Promise<SeasonOdds> {
  const divisions = shown.map(async ({ division, snapshot }) => {
    const zones = { ...movingPlaces(season.rules, division.tier), isTop: division.tier === 1 }
    // Readers who hide results get the odds of the results that they have seen.
    const key = JSON.stringify([snapshot.id, division.tier, division.group, zones, snapshot.hidden])
    const text = await kept(caller, key, snapshot.version, () =>
      Promise.resolve(JSON.stringify(divisionOddsRow(division, snapshot, zones))),
    )
    return JSON.parse(text) as DivisionOddsRow
  })
  return { divisions: await Promise.all(divisions) }
}
