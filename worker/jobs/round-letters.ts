import { localizedPath, storedLanguage } from '#core/addresses/localized.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import { dueLetters, type DueLetter } from '#core/letters/due-letters.ts'
import { letterFacts, type LetterFacts } from '#core/letters/letter-facts.ts'
import { letterText } from '#core/letters/letter-text.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { TournamentRecords } from '#core/snapshot/records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { inLanguage, loadLanguages } from '#core/text/language.ts'
import { open, type Db } from '../data/db.ts'
import type { NewLetter } from '../data/letters.ts'
import * as roundLetters from '../data/round-letters.ts'
import * as tournaments from '../data/tournaments.ts'
import { UnreadableTournament } from '../data/unreadable.ts'
import type { Bindings } from '../env.ts'
import { noticeTo } from '../mail/emails.ts'
import { letterOf } from '../mail/letter.ts'
import { stopPath } from '../mail/stop-link.ts'
import { wakeUp } from '../queues/wake-up.ts'
import { digest } from '../secrets/token.ts'
import { forEach } from './for-each.ts'

/** Writes the letters that events owe their players since their rounds changed, each once. */
export async function writeRoundLetters(env: Bindings, now: number): Promise<void> {
  const db = open(env.DB)
  await forEach(await roundLetters.listDue(db), (due) => writeLetters(env, db, due, now))
}

async function writeLetters(env: Bindings, db: Db, due: roundLetters.DueTournament, now: number): Promise<void> {
  const records = await loadReadable(db, due)
  if (!records) return
  const snapshot = snapshotFromRecords(records)
  const { id, round, closed = 0 } = snapshot
  const [told, waiting] = await Promise.all([
    roundLetters.listTold(db, id, [round, closed]),
    roundLetters.listWaiting(db, id, round),
  ])
  const found = dueLetters(snapshot, { told, waiting })
  const letters = found.length === 0 ? [] : await lettersFor(env, db, snapshot, found, now)
  await roundLetters.save(db, due, { told: found.map((one) => one.told), letters })
  if (letters.length > 0) await wakeUp(env, ['letters'])
}

/** An event whose data can’t be read isn’t tried again before it changes. */
async function loadReadable(db: Db, due: roundLetters.DueTournament): Promise<TournamentRecords | undefined> {
  try {
    return await tournaments.loadRecords(db, due.tournament)
  } catch (error) {
    if (error instanceof UnreadableTournament) await roundLetters.save(db, due, { told: [], letters: [] })
    throw error
  }
}

async function lettersFor(
  env: Bindings,
  db: Db,
  snapshot: Snapshot,
  due: DueLetter[],
  now: number,
): Promise<NewLetter[]> {
  const [readers, stops] = await Promise.all([
    roundLetters.listReaders(db, snapshot.id),
    roundLetters.listStops(db, snapshot.id),
  ])
  await loadLanguages(readers.map(({ language }) => storedLanguage(language)))
  const byEntry = Map.groupBy(readers, ({ entry }) => entry)
  const facts = letterFacts(snapshot, due)
  const letters = await Promise.all(
    due.map(async (letter, at) => {
      const wanting = readersOf(letter, byEntry.get(letter.told.entry) ?? [])
      return Promise.all(
        wanting.map(async (reader) => {
          if (stops.has(await digest(reader.address))) return []
          return [await letterTo(env, snapshot, { letter, facts: facts[at]!, reader, now })]
        }),
      )
    }),
  )
  return letters.flat(2)
}

/** Each address once: the account of a player may have the same one as the entry. */
function readersOf({ kind }: DueLetter, readers: roundLetters.LetterReader[]): roundLetters.LetterReader[] {
  const wanting = readers.filter((reader) => (kind === 'result' ? reader.wantsResults : reader.wantsPairings))
  return wanting.filter(({ address }, at) => wanting.findIndex((other) => other.address === address) === at)
}

interface LetterTo {
  letter: DueLetter
  facts: LetterFacts
  reader: roundLetters.LetterReader
  now: number
}

async function letterTo(
  env: Bindings,
  { id, settings }: Snapshot,
  { letter, facts, reader, now }: LetterTo,
): Promise<NewLetter> {
  const { address, user, entry } = reader
  const { round, kind: told } = letter.told
  const language = storedLanguage(reader.language)
  const event = settings.vanityURL ?? id
  const page =
    letter.kind === 'result'
      ? tournamentPath(event, facts.place ? 'standings' : 'pairings', round)
      : `${tournamentPath(event, 'pairings', round)}#${letter.seat.pairing.id}`
  const stopAt = await stopPath({ of: 'tournament', id, address }, env.SECRET)
  const at = (path: string) => env.SITE_URL + localizedPath(language, path)
  const words = inLanguage(language, () => letterText(facts, { page: at(page), stop: at(stopAt) }))
  return {
    ...letterOf(noticeTo(address, words), { ...(user !== null && { userId: user }), now }),
    tournamentId: id,
    round,
    told,
    entry,
    unsubscribe: env.SITE_URL + stopAt,
  }
}
