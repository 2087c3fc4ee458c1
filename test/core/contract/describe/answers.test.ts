import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { Found } from '#core/contract/describe/search-hit.ts'
import { Game, Pairing, Result } from '#core/contract/describe/match.ts'
import { Account, ProfileMatch, Person, PlayerProfile, Team, TeamRow, User } from '#core/contract/describe/people.ts'
import { Bonus, IndividualScore, Player } from '#core/contract/describe/player.ts'
import { RoomFrame } from '#core/contract/describe/room-frame.ts'
import { TeamPage } from '#core/contract/describe/team-page.ts'
import { Settings, Snapshot, Status } from '#core/contract/describe/tournament.ts'
import type { LiveEvent, MovesEvent, PliesEvent } from '#core/match/live.ts'
import type * as finds from '#core/contract/search-hit.ts'
import type * as sites from '#core/chess-site/team-page.ts'
import type * as people from '#core/rows/profile.ts'
import type * as players from '#core/rows/player-row.ts'
import type { GameRow } from '#core/rows/game-row.ts'
import type { IndividualRow } from '#core/rows/individual-row.ts'
import type * as pairings from '#core/rows/pairing-row.ts'
import type * as results from '#core/rows/result-row.ts'
import type * as snapshots from '#core/snapshot/snapshot.ts'
import type { SettingsRow, TournamentStatus } from '#core/rows/tournament-row.ts'
import { aSnapshot } from '../../../support/build.ts'

test('the schemas of answers accept the types of the answers', () => {
  expectTypeOf<TournamentStatus>().toExtend<z.input<typeof Status>>()
  expectTypeOf<SettingsRow>().toExtend<z.input<typeof Settings>>()
  expectTypeOf<pairings.PairingRow>().toExtend<z.input<typeof Pairing>>()
  expectTypeOf<results.ResultRow>().toExtend<z.input<typeof Result>>()
  expectTypeOf<GameRow>().toExtend<z.input<typeof Game>>()
  expectTypeOf<players.PlayerRow>().toExtend<z.input<typeof Player>>()
  expectTypeOf<players.BonusRow>().toExtend<z.input<typeof Bonus>>()
  expectTypeOf<IndividualRow>().toExtend<z.input<typeof IndividualScore>>()
  expectTypeOf<people.Person>().toExtend<z.input<typeof Person>>()
  expectTypeOf<people.TeamRow>().toExtend<z.input<typeof TeamRow>>()
  expectTypeOf<people.Account>().toExtend<z.input<typeof Account>>()
  expectTypeOf<people.UserProfile>().toExtend<z.input<typeof User>>()
  expectTypeOf<people.TeamProfile>().toExtend<z.input<typeof Team>>()
  expectTypeOf<people.PlayerProfile>().toExtend<z.input<typeof PlayerProfile>>()
  expectTypeOf<people.ProfileMatch>().toExtend<z.input<typeof ProfileMatch>>()
  expectTypeOf<finds.SearchHit>().toExtend<z.input<typeof Found>>()
  expectTypeOf<sites.TeamPage>().toExtend<z.input<typeof TeamPage>>()
  expectTypeOf<LiveEvent | MovesEvent | PliesEvent>().toExtend<z.input<typeof RoomFrame>>()
  expectTypeOf<snapshots.Snapshot>().toExtend<z.input<typeof Snapshot>>()
})

test('the schema of a snapshot names every fact that is sent', () => {
  expectTypeOf<keyof z.input<typeof Snapshot>>().toEqualTypeOf<Exclude<keyof snapshots.Snapshot, 'desk'>>()
})

test('the schema of a snapshot describes every column', () => {
  const snapshot = aSnapshot({
    players: ['GM Ann Lee 2200 NED', 'Bob'],
    rounds: ['1-2 1:0'],
    bonuses: [{ MP: 2 }],
    withdrawnFrom: { 0: 2 },
    joinedFrom: { 1: 1 },
    initialColour: 'w',
    forbidden: [
      {
        players: [0, 1],
        from: 2,
        to: null,
      },
    ],
    accelerations: [
      {
        first: 0,
        last: 1,
        from: 1,
        to: 2,
        MP: 2,
        GP: 2,
      },
    ],
    fixedColours: [
      {
        round: 2,
        player: 0,
        colour: 'b',
      },
    ],
  })
  expect(z.parse(Snapshot, snapshot)).toEqual(snapshot)
})
