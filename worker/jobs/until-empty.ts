import { SECOND } from '#core/time.ts'

/** The jobs run each minute: work that is left after this time waits for the next run. */
const BUDGET = 25 * SECOND

/** Runs `batch` until it returns false, or the time is over. */
export async function untilEmpty(batch: () => Promise<boolean>, budget = BUDGET): Promise<void> {
  const end = Date.now() + budget
  while ((await batch()) && Date.now() < end);
}
