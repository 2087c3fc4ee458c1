import { expect, test } from 'vitest'
import { sliceFromRecords } from '#core/rows/entry-slice.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { aSaved, bindings } from '#test/support/worker.ts'
import { ARCHIVE_FORMAT } from '#worker/data/archives.ts'
import { open } from '#worker/data/db.ts'
import { loadRecords } from '#worker/data/tournaments.ts'
import { digest } from '#worker/secrets/token.ts'

/**
 * If a digest differs, the content of archives has changed: raise `ARCHIVE_FORMAT` as its comment says, and write the
 * new digest here.
 */
const WRITTEN = {
  format: '7',
  snapshot: 'XCa-O_0rKFX9-NL1MRssAFuUrQ49YSj23Yejhxe5Qww',
  slice: 'ZhGo_MFCLsKLcU9I5OrsXqph2sMYPZxLBw7_eS6NF98',
}

test('archives of one format are written alike by every deployment', async () => {
  await aSaved({
    id: 'formatcup',
    name: 'Format Cup',
    active: false,
    players: ['GM Ann Lee 2200 NED', 'Bob 1900', 'Cy Young 1850 ENG', 'Dee 1700', 'Eve 1600'],
    withdrawnFrom: { 4: 2 },
    joinedFrom: { 3: 2 },
    rounds: ['1-2 1, 3-5 =, 4 Z', '4-1 0, 2-3 *', '1-3 +-, 4-2 2½:1½'],
    dates: [Date.UTC(2026, 0, 1, 9), null, '2026-01-02'],
    systems: [{ from: 1, to: 3, system: 'swiss', poolNames: ['A'] }],
    settings: { totalRounds: 3, tieBreaks: ['BH', 'SB'], description: 'A description', vanityURL: 'format' },
    bonuses: [{ player: 0, round: 1, MP: 1, GP: 2 }],
  })
  const records = (await loadRecords(open(bindings.DB), 'formatcup'))!
  const { snapshot, ...slice } = sliceFromRecords(records, 1)
  expect({
    format: ARCHIVE_FORMAT,
    snapshot: await digest(JSON.stringify(snapshotFromRecords(records))),
    slice: await digest(JSON.stringify({ snapshot, ...slice, boards: [...slice.boards] })),
  }).toEqual(WRITTEN)
})
