import { readFileSync } from 'node:fs'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatFault, isFault } from '#core/trf/fault.ts'
import { type About, importTrf, type ImportedTournament } from '#core/trf/import.ts'
import { parseTrf } from '#core/trf/parse.ts'

/** Real tournaments and an exercise of FIDE's technical commission, with the data that TRF cannot hold. */
const EVENTS: [file: string, started: number, about: Omit<About, 'now'>][] = [
  [
    'fwwrc2024',
    Date.UTC(2024, 11, 26),
    {
      id: 'wwrapid24',
      settings: {
        tieBreaks: ['BH/C1', 'BH', 'SB', 'ARO'],
        location: 'New York',
        timeControl: '15+10',
        vanityURL: 'womens-world-rapid-2024',
        description:
          'FIDE Women’s World Rapid Championship 2024: 110 players, 11-round Swiss, 26–28 December 2024, New York.',
      },
    },
  ],
  [
    'uzchess2025',
    Date.UTC(2025, 5, 18),
    {
      id: 'uzchess25',
      settings: {
        tieBreaks: ['DE', 'SB', 'WON', 'KS'],
        location: 'Tashkent',
        timeControl: '90+30',
        description: 'UzChess Cup Masters 2025: ten-player round robin, 18–27 June 2025.',
      },
    },
  ],
  [
    'tec-team14',
    Date.UTC(2026, 3, 1),
    {
      id: 'tecteams',
      settings: {
        location: 'Worked example',
        description: 'Fourteen teams, seven rounds: the team tie-break exercise of FIDE’s technical commission.',
      },
    },
  ],
]

/** The demo's events from TRF files, imported as an upload would be. Throws if a file has a fault. */
export const fromFiles = (): ImportedTournament[] =>
  EVENTS.map(([name, started, about]) => {
    const trf = parseTrf(readFileSync(new URL(`trf/${name}.trf`, import.meta.url), 'utf8'))
    const event = isFault(trf) ? trf : importTrf(trf, { ...about, now: started })
    if (isFault(event)) throw new Error(`${name}.trf: ${formatFault(event)}`)
    return { ...event, snapshot: withFamilyNames(event.snapshot) }
  })

/** Names without a comma are those of players whose family name comes first, as in “Ju Wenjun”: they are sorted by it. */
function withFamilyNames(snapshot: Snapshot): Snapshot {
  const { players, settings } = snapshot
  if (settings.competitors === 'team') return snapshot
  const { firstName, lastName } = players
  return {
    ...snapshot,
    players: {
      ...players,
      firstName: firstName.map((name, at) => (lastName[at] ? name : '')),
      lastName: lastName.map((name, at) => name || firstName[at]!),
    },
  }
}
