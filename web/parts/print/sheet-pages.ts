/** Rows that belong together, under a title if they have one. */
export interface SheetGroup<Row> {
  title?: string | undefined
  rows: Row[]
}

/**
 * Groups on pages of so many lines. A title takes a line, never stands alone at the foot of a page, and is said again above
 * what goes on on the next.
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
