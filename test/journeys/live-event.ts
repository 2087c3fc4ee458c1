import { test as base } from '@playwright/test'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { aPlan, aTeam } from '#simulator/plan.ts'
import { anOrganiser, type Account } from './account.ts'
import { UNKNOWN } from './made-event.ts'
import { simulatedMatch, type SimulatedMatch } from './simulated-match.ts'
import { simulator } from './simulated.ts'

/** A team event for one test, with round 1 in progress on the simulated chess site. */
export interface LiveEvent {
  id: string
  name: string
  organiser: Account
  match(no: number): SimulatedMatch
}

interface EventSize {
  matches?: number
  boards?: number
  /** Names of the teams, two a match, for a test that looks for them outside of the event. */
  names?: readonly string[]
}
type MakeLiveEvent = (size?: EventSize) => Promise<LiveEvent>

const MINUTE = 60_000
/** Minutes after the start: all first games are in progress then, and none is over. */
const MIDDLEGAME = 3
/** Below the limit of 20 tournaments per account and day. */
const EVENTS_EACH = 15

/** A test that can make live events, which are deleted afterwards. */
export const test = base.extend<{ liveEvent: MakeLiveEvent }, { nextOrganiser: (site: string) => Promise<Account> }>({
  nextOrganiser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what is asked for from the pattern
    async ({}, use) => {
      let organiser: Promise<Account> | undefined
      let made = 0
      await use((site) => {
        if (made % EVENTS_EACH === 0) organiser = anOrganiser(site)
        made += 1
        return organiser!
      })
    },
    { scope: 'worker' },
  ],
  liveEvent: async ({ baseURL, nextOrganiser }, use) => {
    const made: LiveEvent[] = []
    await use(async (size) => {
      const event = await makeLiveEvent(await nextOrganiser(baseURL!), size)
      made.push(event)
      return event
    })
    for (const { id, name, organiser } of made) await organiser.ask(`tournament/${id}/delete`, { name })
  },
})

/** Creates the event through the API: enters teams, draws, publishes and links each match, frozen in the middlegame. */
async function makeLiveEvent(
  organiser: Account,
  { matches = 1, boards = 4, names = TEAMS }: EventSize = {},
): Promise<LiveEvent> {
  const no = Math.floor(Math.random() * 10_000_000)
  const name = `Live League ${no.toString(36)}`
  const teams = names.slice(0, 2 * matches)
  const entries = teams.map((firstName, at) => ({ ...UNKNOWN, firstName, rating: 2300 - 10 * at }))
  const settings = { rounds: 3, system: 'swiss', competitors: 'team', gamesPerMatch: 2 * boards, isOpen: true }
  const { id } = await organiser.ask('tournament/create', { name, ...settings, entries })
  const change = (request: object) => organiser.ask<{ snapshot?: Snapshot }>(`tournament/${id}/change`, { request })
  await change({ type: 'editEvent', settings: { pullResults: 2, tieBreaks: ['gamePoints', 'mostWins'] } })
  await change({ type: 'draw', round: 1 })
  await change({ type: 'publish', round: 1 })
  const snapshot = await organiser.read<Snapshot>(`tournament/${id}/snapshot`)
  const siteIdOf = (match: number) => 1_000_000_000 + 100 * no + match
  for (const pairing of pairings(snapshot, 1)) {
    const [first, second] = [pairing.white, pairing.black].map((at) => aTeam(snapshot.players.firstName[at]!, boards))
    const siteId = siteIdOf(pairing.no)
    await simulator.plan(
      aPlan({
        id: siteId,
        name: `${first!.name} – ${second!.name}`,
        teams: [first!, second!],
        startTime: Date.now() - MIDDLEGAME * MINUTE,
        frozenAt: MIDDLEGAME,
        control: { base: 2700, increment: 15 },
        speed: 6,
        seed: pairing.no,
      }),
    )
    const link = `https://www.chess.com/club/matches/live/${siteId}`
    await organiser.ask('submit/gameLink', { id: pairing.id, tournamentId: id, link })
  }
  return {
    id,
    name,
    organiser,
    match: (match) => simulatedMatch(simulator, `${id}-1-${match}`, siteIdOf(match)),
  }
}

const TEAMS = ['Amber Anchors', 'Blue Bishops', 'Copper Castles', 'Dusty Dragons', 'Elder Elms', 'Fallow Foxes']
