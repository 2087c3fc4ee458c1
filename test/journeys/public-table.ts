import { expect, type Page } from '@playwright/test'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { standings } from '#core/standings/table.ts'
import { formatPoints } from '#core/text/score.ts'
import { importText } from '#test/support/trf/files.ts'
import { standingsTsv } from '#cli/standings.ts'

/** The public standings as one line per row: place, name, points. Waits until there are `count` rows. */
async function publicTable(page: Page, count: number): Promise<string[]> {
  const rows = page.locator('tbody tr:has(th[scope=row])')
  await expect(rows).toHaveCount(count)
  return page.getByRole('table').evaluate((table) => {
    const [head, ...lines] = [...(table as HTMLTableElement).rows]
    const score = [...head!.cells].findIndex((cell) => cell.textContent?.includes('Score'))
    return lines.map((line) => {
      const name = line.querySelector('th[scope=row] bdi')!.lastChild?.textContent?.trim()
      return [line.cells[0]!.textContent?.trim().replace(/^=/, ''), name, line.cells[score]!.textContent?.trim()].join(
        ' · ',
      )
    })
  })
}

/** The same table, made by our command from a report. */
function tableOfReport(text: string): string[] {
  const { snapshot } = importText(text)
  const table = standingsTsv(text)
  const [, ...lines] = table.trimEnd().split('\n')
  return lines.map((line) => {
    const [no, rank, points] = line.split('\t')
    const name = competitorName(snapshot, snapshot.players.no.indexOf(Number(no)))
    return [
      rank === '-' ? '–' : rank,
      name,
      points!
        .replace(/^0\.5$/, '½')
        .replace('.5', '½')
        .replace('.0', ''),
    ].join(' · ')
  })
}

/** Expects that the public table agrees with the downloadable report: places, names and points. */
export async function expectTableOfReport(page: Page, text: string): Promise<void> {
  const table = tableOfReport(text)
  expect((await publicTable(page, table.length)).toSorted()).toEqual(table.toSorted())
}

/** Expects that places and points of all competitors agree with the downloadable report. */
export function expectStandingsOfReport(snapshot: Snapshot, text: string): void {
  const own = standings(snapshot, snapshot.round).rows.map(({ player, rank, score }) =>
    [rank, competitorName(snapshot, player), formatPoints(score)].join(' · '),
  )
  expect(own.toSorted()).toEqual(tableOfReport(text).toSorted())
}
