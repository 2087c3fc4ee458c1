import { setTimeout as wait } from 'node:timers/promises'
import type { BuiltSite } from './built.ts'
import { asleepRows } from './asleep.ts'
import { burstRows } from './burst.ts'
import { crowdRows } from './crowd.ts'
import { reconnectRows } from './reconnects.ts'
import { swiss } from './swiss.ts'
import { fanOutRows } from './fan-out.ts'
import { gridRows } from './grid.ts'
import { joinRows } from './joins.ts'
import type { Measurement } from './measurement.ts'
import { passRows } from './passes.ts'
import { openSite, withoutIndividuals, type Site } from './site.ts'

export async function roomRows(built: BuiltSite): Promise<Measurement[]> {
  const rows: Measurement[] = []
  const halls = Array.from({ length: 10 }, (_, no) => `hall${no}`)
  /** A room without traces of an earlier crowd. */
  const fresh = () => {
    const left = halls.values()
    return () => left.next().value!
  }
  const parts: ((site: Site) => Promise<Measurement[]>)[] = [
    joinRows,
    fanOutRows,
    (site) => burstRows(site, fresh()),
    (site) => crowdRows(site, fresh()),
    (site) => passRows(site, fresh()),
    gridRows,
    (site) => reconnectRows(site, 'hall1'),
    (site) => asleepRows(site, 'hall1'),
  ]
  for (const part of parts) {
    // Each part gets a server of its own, so that leftovers of one are not measured in the next.
    const site = await openSite(built)
    await site.save(...halls.map((hall) => withoutIndividuals(swiss(20, 3, hall))))
    rows.push(...(await part(site)))
    await site.close()
    await wait(500)
  }
  return rows
}
