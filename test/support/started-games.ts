import type { StartState } from '#core/chess-site/game-start.ts'
import type { LiveEvent } from '#core/match/live.ts'
import { aRound } from './build.ts'
import { aSaved, aUser, bindings } from './worker.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import { open } from '#worker/data/db.ts'
import * as gameStarts from '#worker/data/game-starts.ts'
import * as watches from '#worker/data/watches.ts'
import { MAX_REQUESTS, type PollContext } from '#worker/rooms/poll.ts'
import { runStarts } from '#worker/rooms/starts/run-starts.ts'
import { seal } from '#worker/secrets/seal.ts'
import { listPaired } from '#worker/data/paired-accounts.ts'

let batches = 0
const CLOCK = { clockLimit: 600, clockIncrement: 5 }

/** Links an account at Lichess to a user, who lends its token for these scopes. */
export async function lendAccount(
  site: ChessSiteClient,
  { user, account, token, scopes }: { user: string; account: string; token: string; scopes: string[] },
): Promise<void> {
  await site.lichess({ username: account, online: true })
  await site.lichessToken(token, { username: account, scopes })
  await bindings.DB.prepare(
    `insert into accounts (user_id, id, site_id, username, token, scopes, verified, created_at, updated_at)
     values (?1, 'lichess', ?2, ?2, ?3, ?4, 1, 1, 1)`,
  )
    .bind(user, account, await seal(token, bindings.SECRET), scopes.join(' '))
    .run()
}

/**
 * An event whose players, by number, have accounts at Lichess and let arbiters start their games, and a function that
 * runs one turn of its room. `Boss` starts the games.
 */
export async function startedGames(site: ChessSiteClient, id: string, pairs: string) {
  await aSaved({ id, players: 8, rounds: [aRound(pairs)], settings: { pullResults: 2, timeControl: '10+5' } })
  const db = open(bindings.DB)
  const name = (no: number) => `${id.replaceAll('-', '')}${no}`
  for (let no = 1; no <= 8; no += 1) {
    await aUser(name(no))
    await lendAccount(site, {
      user: name(no),
      account: name(no),
      token: `lio_${name(no)}`,
      scopes: ['challenge:write'],
    })
    await bindings.DB.prepare('update players set user_id = ?1 where tournament_id = ?2 and no = ?3')
      .bind(name(no), id, no)
      .run()
  }
  const boss = `${id}-boss`
  await aUser(boss)
  await lendAccount(site, {
    user: boss,
    account: `${id.replaceAll('-', '')}boss`,
    token: `lio_boss_${id.replaceAll('-', '_')}`,
    scopes: ['challenge:write', 'challenge:bulk'],
  })
  const told: LiveEvent[] = []
  return {
    name,
    boss,
    told,
    token: (no: number) => `lio_${name(no)}`,
    bossToken: `lio_boss_${id.replaceAll('-', '_')}`,
    /** Asks for games of some pairings, all at one time unless `pairAt` is null. */
    async ask(nos: number[], pairAt: number | null, some: Partial<gameStarts.GameStart> = {}) {
      const now = Date.now()
      const paired = await listPaired(db, id, 1, now)
      const batch = pairAt === null ? null : `b-${id}-${(batches += 1)}`
      const starts = nos.map((no): gameStarts.GameStart => {
        const [white, black] = paired.find((one) => one.no === no)!.accounts
        return {
          tournamentId: id,
          round: 1,
          matchNo: no,
          way: pairAt === null ? 'links' : 'bulk',
          state: 'asked',
          fault: null,
          white: white.name ?? '',
          black: black.name ?? '',
          ...CLOCK,
          rated: true,
          batch,
          siteId: null,
          userId: boss,
          isByToken: false,
          worksOn: false,
          expiresAt: pairAt === null ? now + 24 * 60 * 60_000 : null,
          pairAt,
          looks: 0,
          whiteSeen: null,
          blackSeen: null,
          dueAt: now,
          createdAt: now,
          ...some,
        }
      })
      await gameStarts.saveStarts(
        db,
        starts,
        batch === null
          ? undefined
          : {
              tournamentId: id,
              id: batch,
              round: 1,
              state: 'asked',
              fault: null,
              siteId: null,
              pairAt: pairAt!,
              clocksAt: pairAt! + 120_000,
              userId: boss,
              createdAt: now,
            },
      )
    },
    async turn(isAsked = false) {
      const context: PollContext = {
        env: bindings,
        clock: () => Date.now(),
        roll: () => 0,
        publish: async (events) => void told.push(...events),
        requests: MAX_REQUESTS,
      }
      const room = (await watches.loadOfTournament(db, id))!
      return runStarts(context, room, isAsked)
    },
    cancel: (nos: number[], state: StartState = 'created') =>
      gameStarts.changeStarts(
        db,
        id,
        nos.map((matchNo) => ({
          start: { round: 1, matchNo, state },
          change: { state: 'cancelling', dueAt: Date.now() },
        })),
      ),
    starts: async () => (await gameStarts.listStarts(db, id, 1)).toSorted((a, b) => a.matchNo - b.matchNo),
    states: async () =>
      Object.fromEntries((await gameStarts.listStarts(db, id, 1)).map(({ matchNo, state }) => [matchNo, state])),
    links: async () =>
      (
        await bindings.DB.prepare(
          `select no, facts ->> 'link' as link from matches where tournament_id = ? order by no`,
        )
          .bind(id)
          .all<{ no: number; link: string | null }>()
      ).results.map(({ link }) => link),
  }
}
