import { rmSync } from 'node:fs'
import { isFree } from './run/processes.ts'
import { local } from './run/site.ts'

/** `npm run reset`: deletes all local data; the next start creates the demo again. */
const { port, state } = local()
if (await isFree(port)) {
  rmSync(state, { recursive: true, force: true })
  console.log('Local data cleared. npm start loads the demo data again.')
} else {
  console.error(`Kibitz is still running on port ${port}. Stop it first.`)
  process.exitCode = 1
}
