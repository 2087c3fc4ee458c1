import { setTimeout as wait } from 'node:timers/promises'
import type { BuiltSite } from './built.ts'
import { asleepRows } from './asleep.ts'
import { burstRows } from './burst.ts'
import { crowdRows } from './crowd.ts'
import { reconnectRows } from './reconnects.ts'
import { swiss } from './swiss.ts'
import { fanOutRows } from './fan-out.ts'
import { joinRows } from './joins.ts'
import type { Measurement } from './measurement.ts'
import { passRows } from './passes.ts'
import { openSite, withoutIndividuals, type Site } from './site.ts'

/** A tournament's room under a crowd. */
export async function roomRows(built: BuiltSite): Promise<Measurement[]> {
  const rows: Measurement[] = []
  const halls = Array.from({ length: 10 }, (_, no) => `hall${no}`)
  /** A room that no crowd was in before. */
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
    (site) => reconnectRows(site, 'hall1'),
    (site) => asleepRows(site, 'hall1'),
  ]
  for (const part of parts) {
    // A process for each, so that what one leaves behind is not the other's.
    const site = await openSite(built)
    await site.save(...halls.map((hall) => withoutIndividuals(swiss(20, 3, hall))))
    rows.push(...(await part(site)))
    await site.close()
    await wait(500)
  }
  return rows
}
