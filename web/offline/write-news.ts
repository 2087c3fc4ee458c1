import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { SECOND } from '#core/time.ts'
import { tournamentQueries } from '../api/tournaments.ts'
import { addressesOf, keptAnswerOf } from './event-addresses.ts'
import { alone } from './event-caches.ts'
import { writeAnswer } from './event-facts.ts'

const PAUSE = SECOND

interface Writing {
  /** The facts of this build; undefined while they may not be written. */
  open: () => Promise<Cache | undefined>
  isWanted: (id: string) => boolean
  onProblem: (error: unknown) => void
}

/** Keeps the answers of wanted events as they change on screen. Returns a function that ends it. */
export function writeNews(cache: QueryClient, { open, isWanted, onProblem }: Writing): () => void {
  const changed = new Map<string, QueryKey>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = async (key: QueryKey): Promise<void> => {
    const kept = keptAnswerOf(key)
    const answer = cache.getQueryData<object>(key)
    const snapshot = kept && cache.getQueryData(tournamentQueries.snapshot(kept.name).queryKey)
    if (!kept || !answer || !snapshot || !isWanted(snapshot.id)) return
    const facts = await open()
    if (!facts) return
    const addresses = 'call' in kept ? addressesOf(snapshot, kept.call) : [kept.address]
    // An answer that is kept already may have come from the device: it is no newer for that.
    if (await isKept(facts, addresses[0]!, answer)) return
    await alone(async () => {
      if (isWanted(snapshot.id)) await writeAnswer(facts, { snapshot, addresses, answer })
    })
  }
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const keys = [...changed.values()]
    changed.clear()
    for (const key of keys) await write(key)
  }
  const note = (hash: string, key: QueryKey): void => {
    if (!keptAnswerOf(key)) return
    changed.set(hash, key)
    timer ??= setTimeout(() => void flush().catch(onProblem), PAUSE)
  }
  const flushIfHidden = () => document.visibilityState === 'hidden' && void flush().catch(onProblem)
  for (const { queryHash, queryKey } of cache.getQueryCache().getAll()) note(queryHash, queryKey)
  const unsubscribe = cache.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') note(query.queryHash, query.queryKey)
  })
  document.addEventListener('visibilitychange', flushIfHidden)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', flushIfHidden)
    void flush().catch(onProblem)
  }
}

async function isKept(facts: Cache, address: string, answer: object): Promise<boolean> {
  const kept = await facts.match(address)
  return kept !== undefined && (await kept.text()) === JSON.stringify(answer)
}
