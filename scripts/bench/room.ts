import { setTimeout as wait } from 'node:timers/promises'
import type { BuiltSite } from './built.ts'
import { swiss } from './swiss.ts'
import { fanOutRows } from './fan-out.ts'
import { joinRows } from './joins.ts'
import type { Measurement } from './measurement.ts'
import { withoutIndividuals, openSite } from './site.ts'

/** A tournament's room under a crowd. */
export async function roomRows(built: BuiltSite): Promise<Measurement[]> {
  const rows: Measurement[] = []
  for (const part of [joinRows, fanOutRows]) {
    // A process for each, so that what one leaves behind is not the other's.
    const site = await openSite(built)
    await site.save(...Array.from({ length: 10 }, (_, at) => withoutIndividuals(swiss(20, 3, `hall${at}`))))
    rows.push(...(await part(site)))
    await site.close()
    await wait(500)
  }
  return rows
}
