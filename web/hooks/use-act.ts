import { useState } from 'react'
import { Refusal } from '../api/client.ts'

interface Act<Given, Answer> {
  /** Does it, once at a time; `answer` and `fault` tell how it went. */
  run: (given: Given) => Promise<void>
  busy: boolean
  answer?: Answer
  /** Why not, in the server's own words. */
  fault?: string
}

/** Something that is asked of the server by a press; `done` is called when it was granted. */
export function useAct<Given, Answer>(
  act: (given: Given) => Promise<Answer>,
  done?: (answer: Answer) => void,
): Act<Given, Answer> {
  const [state, set] = useState<Omit<Act<Given, Answer>, 'run'>>({ busy: false })
  return {
    ...state,
    async run(given) {
      if (state.busy) return
      set({ busy: true })
      try {
        const answer = await act(given)
        set({ busy: false, answer })
        done?.(answer)
      } catch (fault) {
        if (!(fault instanceof Refusal)) throw fault
        set({ busy: false, fault: fault.message })
      }
    },
  }
}
