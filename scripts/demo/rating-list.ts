import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIDE_LIST } from '#core/ratings/catalogue.ts'
import { importList } from '../ratings/import-list.ts'
import { demoLines } from '../ratings/invented-list.ts'
import { withLocalLists } from '../ratings/store.ts'

/** Gives the local site an invented rating list if it has none. */
export const seedRatingList = (state: string): Promise<void> =>
  withLocalLists(state, async (store) => {
    if ((await store.catalogue()).lists.length > 0) return
    const folder = mkdtempSync(join(tmpdir(), 'kibitz-'))
    try {
      const file = join(folder, 'list.txt')
      writeFileSync(file, [...demoLines()].join('\r\n'), 'latin1')
      const on = `${new Date().toISOString().slice(0, 7)}-01`
      const source = { file, encoding: 'latin1' }
      const list = { id: FIDE_LIST, name: 'FIDE', federation: null, on, source, maySmaller: false }
      await importList(list, store, join(folder, 'work'), () => undefined)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
