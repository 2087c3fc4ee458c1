import { useEffect, useState } from 'react'
import type { EnteredResult } from '#core/match/entered-result.ts'

/** A board that waits for the reason of its correction. */
export interface AskedBoard {
  no: number
  result: EnteredResult
}

/** The open questions of a round's boards. They stay in the session storage until they are answered. */
export function useAskedBoards(tournament: string, round: number) {
  const key = `asked ${tournament} ${round}`
  const [asked, setAsked] = useState(() => readAsked(key))
  useEffect(() => writeAsked(key, asked), [key, asked])
  const drop = (no: number): void => setAsked((others) => others.filter((one) => one.no !== no))
  const ask = (next: AskedBoard): void => setAsked((others) => [...others.filter((one) => one.no !== next.no), next])
  return { asked, ask, drop }
}

/** Without session storage the questions last as long as the page is open. */
function writeAsked(key: string, asked: AskedBoard[]): void {
  try {
    if (asked.length > 0) sessionStorage.setItem(key, JSON.stringify(asked))
    else sessionStorage.removeItem(key)
  } catch {}
}

function readAsked(key: string): AskedBoard[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as AskedBoard[]
  } catch {
    return []
  }
}
