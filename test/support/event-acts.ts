import fc from 'fast-check'
import type { EditEvent } from '#core/changes/edit-event.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Start } from '#core/text/start.ts'
import { isVisible } from '#core/text/visible.ts'
import type { Official } from '#core/tournament/officials.ts'
import type { Settings } from '#core/tournament/tournament.ts'

const OFFICIAL: Official = {
  role: 'chief',
  firstName: 'Jana',
  lastName: 'Holubová',
  title: 'IA',
  fideId: '306584',
  federation: 'CZE',
}

export const eventEdits = ({ settings: { totalRounds }, round }: Snapshot): fc.Arbitrary<EditEvent> =>
  fc
    .record(
      {
        name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(isVisible),
        starts: fc.constantFrom<Start[]>([], ['2026-06-18'], [Date.UTC(2026, 5, 18), Date.UTC(2026, 5, 18, 21)]),
        settings: fc.constantFrom<Partial<Settings>[]>(
          { location: 'Brno' },
          { timeZone: 'America/New_York' },
          { public: false },
          { officials: [OFFICIAL], ratedAs: 'rapid' },
          { vanityURL: 'brno-open' },
          ...((totalRounds ?? 99) >= round ? [{ totalRounds: 9 }] : []),
        ),
        initialColour: fc.constantFrom('w' as const, 'b' as const, null),
        isByLot: fc.constant(true as const),
      },
      { requiredKeys: ['name', 'starts', 'settings'] },
    )
    .map((change) => ({ type: 'editEvent', ...change }))
