export interface SheetGroup<Row> {
  title?: string | undefined
  rows: Row[]
}

/**
 * Splits groups into pages of `lines` rows. A title takes a row, is never the last row of a page, and is repeated where
 * its group continues.
 */
export function sheetPages<Row>(groups: SheetGroup<Row>[], lines: number): SheetGroup<Row>[][] {
  const pages: SheetGroup<Row>[][] = []
  let left = 0
  for (const { title, rows } of groups) {
    const head = title === undefined ? 0 : 1
    for (let at = 0; at < rows.length;) {
      if (left < head + Math.min(2, rows.length - at)) {
        pages.push([])
        left = lines
      }
      const taken = rows.slice(at, at + left - head)
      pages.at(-1)!.push({ title, rows: taken })
      at += taken.length
      left -= head + taken.length
    }
  }
  return pages
}
