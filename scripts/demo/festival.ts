import { sql } from 'drizzle-orm'
import { festivalPath } from '#core/addresses/festival-paths.ts'
import { BLANK_HEAD, OPEN_RULE, unmadeFestival, type FestivalSection } from '#core/festival/facts.ts'
import { planFestival } from '#core/festival/plan-festival.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { DAY, HOUR } from '#core/time.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { dice } from '#cli/dice.ts'
import type { Db } from '#worker/data/db.ts'
import { deputyStatement } from '#worker/data/festival-staff.ts'
import { findFestival, saveFestival } from '#worker/data/festivals.ts'
import { saveImport } from '#worker/data/import.ts'
import { inventedPlayer } from './names.ts'

const FESTIVAL = 'harbour-festival'
const IN_DAYS = 40

interface DemoSection {
  id: string
  name: string
  word: string
  rounds: number
  timeControl: string
  /** Numbers of players, and the rating of the first and the step to the next. */
  players: number
  from: number
  step: number
  section: Partial<FestivalSection>
}

const SECTIONS: DemoSection[] = [
  {
    id: 'harbour-festival-a',
    name: 'Harbour Festival, Open A',
    word: 'Open A',
    rounds: 7,
    timeControl: '90+30',
    players: 18,
    from: 2510,
    step: 24,
    section: { cap: 60, fee: 45_00, rule: { ...OPEN_RULE, ratingFrom: 1900 } },
  },
  {
    id: 'harbour-festival-b',
    name: 'Harbour Festival, Open B',
    word: 'Open B',
    rounds: 7,
    timeControl: '90+30',
    players: 14,
    from: 1980,
    step: 38,
    section: { cap: 60, fee: 35_00, rule: { ...OPEN_RULE, ratingTo: 2000 } },
  },
  {
    id: 'harbour-festival-blitz',
    name: 'Harbour Festival, Blitz',
    word: 'Blitz',
    rounds: 9,
    timeControl: '3+2',
    players: 22,
    from: 2490,
    step: 41,
    section: { kind: 'side', cap: 80, fee: 10_00 },
  },
]

function eventOf({ id, name, rounds, timeControl, players, from, step }: DemoSection, first: number): Snapshot {
  const roll = dice(from)
  const entries = Array.from({ length: players }, (_, at) => inventedPlayer(at + 200, from - at * step, roll))
  return {
    id,
    version: 1,
    name,
    user: null,
    active: true,
    round: 0,
    createdAt: first - IN_DAYS * DAY,
    updatedAt: first - IN_DAYS * DAY,
    settings: {
      ...DEFAULTS,
      totalRounds: rounds,
      timeControl,
      location: 'Bergen',
      timeZone: 'Europe/Oslo',
      tieBreaks: ['BH/C1', 'BH', 'SB'],
      profileURL: festivalPath(FESTIVAL),
    },
    systems: [{ from: 1, to: rounds, system: 'swiss', poolNames: [] }],
    dates: Array.from(
      { length: rounds },
      (_, round) => first + (round % 2 === 0 ? 9 : 15) * HOUR + Math.floor(round / 2) * DAY,
    ),
    players: {
      no: entries.map((_, at) => at + 1),
      firstName: entries.map(({ firstName }) => firstName),
      lastName: entries.map(({ lastName }) => lastName),
      rating: entries.map(({ rating }) => rating),
      nationality: entries.map(({ nationality }) => nationality),
      title: entries.map(({ title }) => title),
    },
    rounds: [],
    bonuses: [],
  }
}

/** A festival of two opens and a blitz that people may still enter. Idempotent. */
export async function festival(db: Db, now: number, owner: string): Promise<void> {
  if (await findFestival(db, FESTIVAL, undefined)) return
  const first = (Math.floor(now / DAY) + IN_DAYS) * DAY
  for (const section of SECTIONS)
    await saveImport(db, { snapshot: eventOf(section, first), individuals: [], games: [] })
  const day = (days: number) =>
    new Date(first + days * DAY).toISOString().slice(0, 10) as `${number}-${number}-${number}`
  const plan = planFestival(unmadeFestival(FESTIVAL), [
    {
      type: 'createFestival',
      head: {
        ...BLANK_HEAD,
        name: 'Harbour Festival',
        place: 'Bergen',
        federation: 'NOR',
        timeZone: 'Europe/Oslo',
        firstDay: day(0),
        lastDay: day(4),
        description: 'Two opens and a blitz in the old fish hall.',
        currency: 'EUR',
        entriesOpen: true,
        entriesUntil: first - 2 * DAY,
      },
    },
    ...SECTIONS.map(({ id, word, section }) => ({
      type: 'addSection' as const,
      section: {
        tournament: id,
        word,
        kind: 'main' as const,
        cap: null,
        firstBoard: null,
        fee: 0,
        closesAt: null,
        rule: OPEN_RULE,
        website: null,
        ...section,
      },
    })),
    { type: 'setStage', stage: 'public' },
  ])
  if (typeof plan === 'string') throw new Error(plan)
  await saveFestival(db, plan, { by: owner, owner, now })
  for (const { id } of SECTIONS) await db.run(deputyStatement(FESTIVAL, id, sql`true`))
}
