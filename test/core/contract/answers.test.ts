import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Found } from '#core/contract/answers/found.ts'
import { Game, Pairing, Result } from '#core/contract/answers/match.ts'
import { Account, Card, Person, PlayerProfile, Team, TeamRow, User } from '#core/contract/answers/people.ts'
import { Bonus, IndividualScore, Player } from '#core/contract/answers/player.ts'
import { TeamPage } from '#core/contract/answers/team-page.ts'
import { Settings, Snapshot, Status } from '#core/contract/answers/tournament.ts'
import type * as finds from '#core/contract/found.ts'
import type * as sites from '#core/chess-site/team-page.ts'
import type * as people from '#core/people/profile.ts'
import type * as players from '#core/player/player.ts'
import type { GameRow } from '#core/snapshot/game-rows.ts'
import type { IndividualRow } from '#core/snapshot/individual-rows.ts'
import type * as pairings from '#core/snapshot/pairing-rows.ts'
import type * as results from '#core/snapshot/result-rows.ts'
import type * as snapshots from '#core/snapshot/snapshot.ts'
import type { SettingsRow, TournamentStatus } from '#core/snapshot/tournament-rows.ts'
import { aSnapshot } from '#test/support/build.ts'

/** Holds when the compiler says so: whatever the type allows, the description allows. */
function covers<Described extends z.ZodMiniType>(_: Described): <Row extends z.input<Described>>() => void {
  return () => undefined
}

test('descriptions of answers allow all that the answers’ types do', () => {
  covers(Status)<TournamentStatus>()
  covers(Settings)<SettingsRow>()
  covers(Pairing)<pairings.Pairing>()
  covers(Result)<results.Result>()
  covers(Game)<GameRow>()
  covers(Player)<players.Player>()
  covers(Bonus)<players.PlayerBonus>()
  covers(IndividualScore)<IndividualRow>()
  covers(Person)<people.Person>()
  covers(TeamRow)<people.TeamRow>()
  covers(Account)<people.Account>()
  covers(User)<people.UserProfile>()
  covers(Team)<people.TeamProfile>()
  covers(PlayerProfile)<people.PlayerProfile>()
  covers(Card)<people.Card>()
  covers(Found)<finds.Found>()
  covers(TeamPage)<sites.TeamPage>()
  covers(Snapshot)<snapshots.Snapshot>()
})

test('a snapshot is described to its last column', () => {
  const event = aSnapshot({ players: ['GM Ann Lee 2200 NED', 'Bob'], rounds: ['1-2 1:0'], bonuses: [{ MP: 2 }] })
  expect(z.parse(Snapshot, event)).toEqual(event)
})
