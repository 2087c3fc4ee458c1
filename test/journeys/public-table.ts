import { expect, type Page } from '@playwright/test'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { standings } from '#core/standings/table.ts'
import { formatPoints } from '#core/text/score.ts'
import { importText } from '#test/support/trf/files.ts'
import { standingsTsv } from '#cli/standings.ts'

/** The public standings as they are read, a line a row: place, name and points; asked for until all rows are there. */
async function publicTable(page: Page, count: number): Promise<string[]> {
  const rows = page.locator('tbody tr:has(th[scope=row])')
  await expect(rows).toHaveCount(count)
  return page.getByRole('table').evaluate((table) => {
    const [head, ...lines] = [...(table as HTMLTableElement).rows]
    const score = [...head!.cells].findIndex((cell) => cell.textContent?.includes('Score'))
    return lines.map((line) => {
      const name = line.querySelector('th[scope=row] bdi')!.lastChild?.textContent?.trim()
      return [line.cells[0]!.textContent?.trim(), name, line.cells[score]!.textContent?.trim()].join(' · ')
    })
  })
}

/** The same as our command makes it of a report. */
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

/** The public table is that of the report that anybody downloads: the same places, names and points. */
export async function expectTableOfReport(page: Page, text: string): Promise<void> {
  const table = tableOfReport(text)
  expect((await publicTable(page, table.length)).toSorted()).toEqual(table.toSorted())
}

/** Places and points of all competitors are those of the report that anybody downloads. */
export function expectStandingsOfReport(snapshot: Snapshot, text: string): void {
  const own = standings(snapshot, snapshot.round).rows.map(({ player, rank, score }) =>
    [rank, competitorName(snapshot, player), formatPoints(score)].join(' · '),
  )
  expect(own.toSorted()).toEqual(tableOfReport(text).toSorted())
}
