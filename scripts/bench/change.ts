import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { SECOND } from '#core/time.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'
import type { Site } from './site.ts'
import { openSocket } from './sockets.ts'
import { link, teamMatch } from './team-match.ts'

const ID = 'change'
const SITE_ID = 9002
const BOARDS = 5
const POLL = 5 * SECOND
const QUIET = 12 * SECOND

/** The delay until a change at the chess site reaches an open page, and the cost of an unchanged match. */
export async function changeRows(site: Site, chessSite: ChessSiteClient, browser: Browser): Promise<Measurement[]> {
  const match = teamMatch(ID, SITE_ID, BOARDS)
  await chessSite.plan(match.plan)
  await site.save(match.event)
  await link(site.db, match)

  let frames = 0
  const socket = await openSocket(
    `${site.direct}/parties/tournament/${ID}`,
    (text) => void (frames += Number(text.includes('"match"'))),
  )
  const page = await browser.newPage()
  const listening = page.waitForEvent('websocket', (line) => line.url().includes(`/tournament/${ID}`))
  await page.goto(`${site.url}/t/${ID}/pairings/11`)
  await listening
  const shown = (text: string) =>
    page.waitForFunction(
      ([row, score]) => {
        const cells = Array.from(document.getElementById(row!)?.querySelectorAll('td') ?? [], (cell) =>
          cell.innerText.trim(),
        )
        return `${cells[3]}:${cells[5]}` === score && Date.now()
      },
      [`${ID}-11-2500`, text],
    )
  await site.tick()
  await shown('0:0')

  const delays: number[] = []
  for (let board = 1; board <= BOARDS; board++) {
    const began = Date.now()
    // Team 1 has White in game 1 of odd boards.
    await chessSite.finishGame(SITE_ID, { board, game: 1, result: board % 2 ? '1-0' : '0-1' })
    delays.push(Number(await (await shown(`${board}:0`)).jsonValue()) - began)
  }
  await page.close()
  const unchanged = await quiet(site, chessSite, () => frames)
  socket.destroy()
  return [
    boundAtMost(
      `chess site: slowest of ${BOARDS} changes to reach an open page, in poll periods`,
      (POLL + SECOND) / POLL,
      Math.max(...delays) / POLL,
    ),
    ...unchanged,
  ]
}

/** Requests, rows written and frames sent while nothing changes. */
async function quiet({ db }: Site, chessSite: ChessSiteClient, frames: () => number): Promise<Measurement[]> {
  let asked = 0
  const written = async () => {
    // Local D1 writes one row of its own for each statement.
    asked += 1
    return (await db.$client.prepare('select total_changes() as rows').first<number>('rows'))! - asked
  }
  if ((await written()) < 10) throw new Error('The database doesn’t report rows written.')
  // Let follow-up work of the last change finish first.
  await wait(2 * POLL)
  await chessSite.clearLog()
  const before = [await written(), frames()]
  // SQLite counts from the opening of the database, which closes when nobody has asked it for ten seconds.
  for (let second = 0; second < QUIET / SECOND; second++) {
    await wait(SECOND)
    await written()
  }
  const after = [await written(), frames()]
  const log = (await chessSite.log()).filter(({ path }) => path.startsWith(`/pub/match/live/${SITE_ID}`))
  const looks = log.filter(({ path }) => path === `/pub/match/live/${SITE_ID}`)
  const conditional = looks.filter(({ ifNoneMatch, status }) => ifNoneMatch && status === 304)
  return [
    boundEqual(`unchanged match: requests per poll, of ${looks.length} polls`, 1, log.length / looks.length),
    boundEqual(
      'unchanged match: unconditional requests, or answers other than 304',
      0,
      log.length - conditional.length,
    ),
    boundEqual('unchanged match: rows written to D1', 0, after[0]! - before[0]!),
    boundEqual('unchanged match: frames sent', 0, after[1]! - before[1]!),
  ]
}
