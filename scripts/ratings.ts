import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FIDE_LIST, type ListCatalogue } from '#core/ratings/catalogue.ts'
import { parseMapping, type ListMapping } from '#core/ratings/national-file.ts'
import { importList, type NewList } from './ratings/import-list.ts'
import { withLocalLists, withRemoteLists, type ListStore } from './ratings/store.ts'
import { isFree } from './run/processes.ts'
import { local } from './run/site.ts'

/**
 * `npm run ratings -- FILE`: imports FIDE's combined list (its zip, or the text or XML in it), to the local site or with
 * `--remote` to the deployed one. Of a national list also `--list=knsb --name=KNSB --federation=NED` and, the first
 * time, `--columns="number=Relatienummer, name=Naam, rating=Rating"`. `--on=2026-11-01` is the day of the list.
 */
const OPTIONS = {
  list: { type: 'string', default: FIDE_LIST },
  name: { type: 'string' },
  federation: { type: 'string' },
  columns: { type: 'string' },
  on: { type: 'string' },
  encoding: { type: 'string' },
  remote: { type: 'boolean' },
  smaller: { type: 'boolean' },
} as const

type CommandValues = ReturnType<typeof parse>['values']
const parse = () => parseArgs({ options: OPTIONS, allowPositionals: true })

/** The columns that were given, now or at an earlier import. */
function columnsOf({ columns, list }: CommandValues, { lists }: ListCatalogue): ListMapping {
  const known = lists.find(({ id }) => id === list)?.columns
  const mapping = columns === undefined ? known : parseMapping(columns)
  if (mapping === undefined)
    throw new Error('The columns are needed: --columns="number=Heading, name=Heading, rating=Heading".')
  if (typeof mapping === 'string') throw new Error(`Not imported: ${mapping}.`)
  return mapping
}

function newList(file: string, values: CommandValues, catalogue: ListCatalogue): NewList {
  const { list: id, on = `${new Date().toISOString().slice(0, 7)}-01`, smaller = false } = values
  if (!/^\d{4}-\d\d-\d\d$/.test(on)) throw new Error(`--on is a day such as 2026-11-01, not ${on}.`)
  if (!/^[a-z0-9]{1,16}$/.test(id)) throw new Error('--list is a short name of small letters and digits.')
  const shared = { id, on, maySmaller: smaller }
  if (id === FIDE_LIST) {
    const source = { file, encoding: values.encoding }
    return { ...shared, name: 'FIDE', federation: null, source }
  }
  const known = catalogue.lists.find((one) => one.id === id)
  const federation = values.federation ?? known?.federation
  if (!federation || !/^[A-Z]{3}$/.test(federation)) throw new Error('--federation is a code such as NED.')
  const columns = columnsOf(values, catalogue)
  const source = { file, encoding: values.encoding ?? 'utf-8', national: { columns, federation } }
  return { ...shared, name: values.name ?? known?.name ?? id.toUpperCase(), federation, columns, source }
}

try {
  const { values, positionals } = parse()
  const [file] = positionals
  if (file === undefined) throw new Error('Which file? npm run ratings -- players_list.zip')
  const { port, state } = local()
  if (!values.remote && !(await isFree(port))) throw new Error(`Kibitz is running on port ${port}. Stop it first.`)
  const began = Date.now()
  const work = async (store: ListStore) =>
    importList(newList(file, values, await store.catalogue()), store, join('.wrangler', 'ratings'), console.log)
  const made = await (values.remote ? withRemoteLists(work) : withLocalLists(state, work))
  const seconds = Math.round((Date.now() - began) / 1000)
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(
    `${made.name}, list of ${made.on}: ${made.players.toLocaleString('en')} players in ${seconds} s with at most ${megabytes} MB of memory.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
