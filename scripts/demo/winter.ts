import type { ImportedTournament } from '#core/trf/import.ts'
import { DAY } from '#core/time.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { dice } from '#cli/dice.ts'
import { inventedPlayer } from './names.ts'

const ENTERED = 38
const BORN_FROM = 1956
const BIRTH_YEARS = 58
const CLUBS = ['Nordlys Sjakklag', 'Isbjørn Chess Club', 'Harbour Knights', 'Aurora Juniors']

/** FIDE IDs of its players are this and their number. No real one has nine digits that begin with 99. */
export const WINTER_IDS = 990_000_100
/** So many of them have an ID; the others can be looked up in the demo's rating list. */
const WITH_ID = 30

/** The players of the Winter Lights Open, whom the demo's rating list has too. */
export function winterEntries() {
  const roll = dice(11)
  const players = Array.from({ length: ENTERED }, (_, at) =>
    inventedPlayer(at + 40, Math.round(2460 - at * 15 - roll() * 12), roll),
  )
  return players.map((player, at) => ({
    ...player,
    no: at + 1,
    birth: String(BORN_FROM + Math.floor(roll() * BIRTH_YEARS)),
    club: CLUBS[Math.floor(roll() * CLUBS.length)]!,
  }))
}

/** An open Swiss that starts in two weeks: players are entered, no round is drawn. */
export function winter(now: number): ImportedTournament {
  const players = winterEntries()
  return {
    snapshot: {
      id: 'winter',
      version: 1,
      name: 'Winter Lights Open',
      user: null,
      // Listed as upcoming; only active events count as live.
      active: false,
      round: 0,
      createdAt: now - 6 * DAY,
      updatedAt: now - DAY,
      settings: {
        ...DEFAULTS,
        totalRounds: 7,
        logoURL: '/logos/winter.svg',
        location: 'Tromsø',
        timeControl: '90+30',
        allowRegistration: 'approve',
        tieBreaks: ['BH/C1', 'BH', 'SB', 'WON'],
        prizes: '1st 1,200 €, 2nd 800 €, 3rd 500 €; best junior 200 €.',
        description:
          'Seven rounds in the polar night. Rounds at 10:00 and 16:00, with an analysis room and soup in between.',
      },
      systems: [{ from: 1, to: 7, system: 'swiss', poolNames: [] }],
      dates: Array.from({ length: 7 }, (_, at) => now + (14 + Math.floor(at / 2)) * DAY),
      players: {
        no: players.map((_, at) => at + 1),
        firstName: players.map(({ firstName }) => firstName),
        lastName: players.map(({ lastName }) => lastName),
        rating: players.map(({ rating }) => rating),
        nationality: players.map(({ nationality }) => nationality),
        title: players.map(({ title }) => title),
      },
      rounds: [],
      bonuses: [],
    },
    entryDetails: players.map(({ no, birth, club }) => ({
      no,
      fideId: no <= WITH_ID ? String(WINTER_IDS + no) : null,
      sex: null,
      birth,
      club,
    })),
    individuals: [],
    games: [],
  }
}
