import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { NO_PRIZES, type PrizePlan } from '#core/tournament/prizes.ts'
import type { ApiError } from '../../../api/client.ts'
import type { DeskActions } from '../use-desk.ts'
import { useSaved } from '../use-saved.ts'

interface SavedPrizes {
  /** The tournament with the prizes that were saved last, also before the new snapshot arrives. */
  shown: Snapshot
  /** Resolves to the refusal, or undefined on success. */
  save: (plan: PrizePlan) => Promise<ApiError | undefined>
}

/** Saves prizes one change after another: each starts from what the one before it has saved. */
export function useSavedPrizes(snapshot: Snapshot, actions: DeskActions): SavedPrizes {
  const { shown: prizes, keep } = useSaved(snapshot.prizes, snapshot.version, actions)
  return {
    shown: prizes === snapshot.prizes ? snapshot : { ...snapshot, prizes },
    save: async (plan) => {
      const isEmpty = plan.categories.length === 0
      const was = prizes?.categories.length ? prizes : null
      const refusal = await actions.change({ type: 'setPrizes', prizes: isEmpty ? null : plan, was })
      if (!refusal) keep(isEmpty ? NO_PRIZES : plan)
      return refusal
    },
  }
}
