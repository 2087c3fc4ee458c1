import { useState } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { NO_PRIZES, type PrizePlan } from '#core/tournament/prizes.ts'
import type { ApiError } from '../../../api/client.ts'
import type { DeskActions } from '../use-desk.ts'

interface SavedPrizes {
  /** The tournament with the prizes that were saved last, also before the new snapshot arrives. */
  shown: Snapshot
  /** Resolves to the refusal, or undefined on success. */
  save: (plan: PrizePlan) => Promise<ApiError | undefined>
}

/** Saves prizes one change after another: each starts from what the one before it has saved. */
export function useSavedPrizes(snapshot: Snapshot, actions: DeskActions): SavedPrizes {
  const [saved, setSaved] = useState<{ prizes: PrizePlan; version: number }>()
  const shown = saved?.version === snapshot.version ? { ...snapshot, prizes: saved.prizes } : snapshot
  return {
    shown,
    save: async (plan) => {
      const { version } = snapshot
      const isEmpty = plan.categories.length === 0
      const was = shown.prizes?.categories.length ? shown.prizes : null
      const refusal = await actions.change({ type: 'setPrizes', prizes: isEmpty ? null : plan, was })
      if (!refusal) setSaved({ prizes: isEmpty ? NO_PRIZES : plan, version })
      return refusal
    },
  }
}
