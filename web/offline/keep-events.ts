import type { QueryClient } from '@tanstack/react-query'
import { MINUTE } from '#core/time.ts'
import { installServiceWorker, READERS_SCOPE } from '../api/service-worker.ts'
import { tournamentQueries } from '../api/tournaments.ts'
import { readStars, subscribeStars } from '../hooks/use-stars.ts'
import { subscribeLocalStorage } from '../hooks/use-local-storage.ts'
import { addressesOf } from './event-addresses.ts'
import { alone, buildOf, EVENT_CODE, EVENT_SHELL, factsOf, forgetFacts, keptBuild, ownBuild } from './event-caches.ts'
import { writeAnswer } from './event-facts.ts'
import { keepCode } from './keep-code.ts'
import { KEPT_EVENTS_KEY } from './kept-events.ts'
import { changeChoices, readChoices } from './offline-choices.ts'
import { problemOf } from './offline-problem.ts'
import { renewEvents } from './renew-events.ts'
import { createTurns } from './turns.ts'
import { choicesOf, eventsToKeep, isWanted, withSeen } from './wanted-events.ts'
import { writeNews } from './write-news.ts'

interface PageVisitor {
  /** The username; empty without a session, undefined while it is not known. */
  reader: string | undefined
  /** The event on screen, as in the address. */
  shown: string | undefined
}

/**
 * Keeps the code of public pages and the facts of the events that the reader follows on this device, so that they open
 * without a network. Returns a function that ends it.
 */
export function keepEvents(cache: QueryClient, { reader, shown }: PageVisitor): () => void {
  let isOver = false
  let hasFailed = false
  const inTurn = createTurns()
  const fail = (error: unknown) => {
    const problem = problemOf(error)
    if (!problem) return
    hasFailed = true
    changeChoices((choices) => ({ ...choices, problem }))
  }
  const onScreen = () =>
    shown === undefined ? undefined : cache.getQueryData(tournamentQueries.snapshot(shown).queryKey)
  const renew = () =>
    void inTurn(async () => {
      // After a failure it is tried again on another page, or when the reader chooses something.
      if (isOver || (hasFailed && readChoices().problem)) return
      hasFailed = false
      const ids = wantedNow(reader, onScreen()?.id)
      await keep(ids)
      await cache.invalidateQueries({ queryKey: KEPT_EVENTS_KEY })
    }).catch(fail)

  const unsubscribe = [subscribeStars(renew), subscribeLocalStorage(renew)]
  const stopWriting = writeNews(cache, { open: openOwnFacts, isWanted: isWantedNow, onProblem: fail })
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return
    void confirm(onScreen()).catch(fail)
    renew()
  }, MINUTE)
  renew()
  return () => {
    isOver = true
    clearInterval(timer)
    for (const stop of unsubscribe) stop()
    stopWriting()
  }
}

const isWantedNow = (id: string): boolean => isWanted(readChoices(), readStars(), id)

/** The events to keep, once it is noted that this one was opened. */
function wantedNow(reader: string | undefined, shown: string | undefined): string[] {
  const [stars, now] = [readStars(), Date.now()]
  const choices = changeChoices((before) => withSeen(choicesOf(before, reader), stars, { shown, now }))
  return eventsToKeep(choices, stars, now)
}

async function keep(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return alone(() => forgetFacts())
  const { active } = await installServiceWorker(READERS_SCOPE)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  if (!navigator.serviceWorker.controller) active?.postMessage('claim')
  const build = ownBuild()
  // The facts first: until the code is replaced, the older code finds its own facts.
  await renewEvents(await caches.open(factsOf(build)), ids, isWantedNow)
  if ((await keptBuild()) !== build && ids.some(isWantedNow)) {
    // After another deployment this page is too old to keep anything: the next page does.
    await keepCode({ path: EVENT_SHELL, cacheName: EVENT_CODE }, (page) => buildOf(page) === build)
  }
  if ((await keptBuild()) === build) await alone(() => forgetFacts(factsOf(build)))
  changeChoices(({ problem: _problem, ...choices }) => choices)
}

/** The facts of this build, if its code is kept. */
const openOwnFacts = async (): Promise<Cache | undefined> =>
  (await keptBuild()) === ownBuild() ? caches.open(factsOf(ownBuild())) : undefined

/** Notes that the event on screen is current. */
async function confirm(snapshot: Parameters<typeof addressesOf>[0] | undefined): Promise<void> {
  const isCutOff = document.documentElement.hasAttribute('data-stale')
  if (!snapshot || isCutOff || !isWantedNow(snapshot.id)) return
  const facts = await openOwnFacts()
  const addresses = addressesOf(snapshot, 'snapshot')
  if (facts) await alone(() => writeAnswer(facts, { snapshot, addresses, answer: snapshot }))
}
