import * as say from '#words/offline.js'
import { useEffect, useState } from 'react'
import { waitingHere } from './waiting-words.ts'

/** For a user who has to sign in again: how many changes wait on this device; undefined if there are none. */
export function useUnsent(): string | undefined {
  const [sentence, setSentence] = useState<string>()
  useEffect(() => {
    const look = async () => {
      const { listWaiting } = await import('./store.ts')
      const own = (await listWaiting()).filter(({ by, refusal }) => by !== '' && !refusal)
      if (own.length > 0) setSentence(say.signInAgain({ own: waitingHere(own) }))
    }
    // Without storage nothing waits.
    look().catch(() => undefined)
  }, [])
  return sentence
}
