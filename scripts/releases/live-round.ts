import { setTimeout as wait } from 'node:timers/promises'
import { SECOND } from '#core/time.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import { saveImport } from '#worker/data/import.ts'
import { hashPassword } from '#worker/secrets/password.ts'
import { withoutIndividuals } from '../bench/site.ts'
import { openSocket } from '../bench/sockets.ts'
import { swiss } from '../bench/swiss.ts'
import { link, teamMatch } from '../bench/team-match.ts'
import { dayOf, DESK_CHANGES } from './day.ts'
import type { MixedSite } from './mixed-site.ts'

const BOARDS = 5
const SITE_ID = 9100
const PASSWORD = 'Grob 1. g4 forever'
/** A room asks about a match every five seconds. */
const PATIENCE = 60 * SECOND

/** What happened, and whether it is what has to happen. */
export type Finding = [isRight: boolean, what: string]

/**
 * A live round with readers and a desk at work, in the middle of which Workers of another release take over while the
 * objects stay what they were.
 */
export async function liveRound(site: MixedSite, chessSite: ChessSiteClient): Promise<Finding[]> {
  const findings: Finding[] = []
  const note = (isRight: boolean, what: string) => void findings.push([isRight, what])
  const match = teamMatch('live', SITE_ID, BOARDS)
  await chessSite.plan(match.plan)
  await saveImport(site.db, match.event)
  await link(site.db, match)
  const desk = swiss(20, 2, 'desk')
  desk.settings.totalRounds = 5
  desk.systems = [{ from: 1, to: 5, system: 'swiss', poolNames: [] }]
  desk.dates = Array.from({ length: 5 }, () => null)
  await saveImport(site.db, withoutIndividuals(desk))
  await addDirector(site)

  const heard = { early: 0, late: 0 }
  const listen = (base: string, who: keyof typeof heard) =>
    openSocket(`${base}/parties/tournament/live?since=1`, (text) => void (heard[who] += results(text)))
  const early = await listen(site.before, 'early')
  await site.tick('before')
  await chessSite.finishGame(SITE_ID, { board: 1, game: 1, result: '1-0' })
  note(await within(() => heard.early > 0), 'before the deployment, a result reaches an open page')

  // From now on every request and the cron trigger run the code of the other release.
  const late = await listen(site.after, 'late')
  const before = { ...heard }
  await site.tick('after')
  const director = await dayOf(site.after, PASSWORD)
  for (let board = 2; board <= BOARDS; board++) {
    await chessSite.finishGame(SITE_ID, { board, game: 1, result: board % 2 ? '1-0' : '0-1' })
    const due = { early: before.early + board - 1, late: before.late + board - 1 }
    const isTold = await within(() => heard.early >= due.early && heard.late >= due.late)
    note(isTold, `after it, the result of board ${board} reaches pages that were open and pages opened since`)
    await director.works(board)
  }
  const versions = [site.before, site.after].map(async (base) => (await dayOf(base, PASSWORD)).version('live'))
  const [one, other] = await Promise.all(versions)
  note(one === other, `both releases send version ${one} of the live event, ${other}`)
  for (const [status, count] of director.statuses) note(status < 500, `${count} answers with status ${status}`)
  for (const said of director.said) note(!/: 5\d\d /.test(said), said)
  note(director.saved === DESK_CHANGES, `the desk made ${director.saved} changes: ${director.acts.join(', ')}`)
  note(
    site.errors.length === 0,
    `${site.errors.length} errors logged ${[...new Set(site.errors)].join('\n').slice(0, 600)}`,
  )
  early.destroy()
  late.destroy()
  return findings
}

/** Results in a frame, which has one event or a list. */
const results = (text: string): number => text.match(/"type":"match"/g)?.length ?? 0

async function within(isTrue: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = Date.now() + PATIENCE
  while (!(await isTrue())) {
    if (Date.now() > end) return false
    await wait(SECOND / 10)
  }
  return true
}

async function addDirector({ db: { $client: d1 } }: MixedSite): Promise<void> {
  await d1.batch([
    d1
      .prepare(
        `insert into users (id, username, unique_id, password_hash, email, level, created_at, updated_at)
         values ('u-mia', 'mia', 'mia', ?1, 'mia@example.org', 0, 1, 1)`,
      )
      .bind(await hashPassword(PASSWORD)),
    d1.prepare("update tournaments set organiser_id = 'u-mia'"),
  ])
}
