import { SECOND } from '#core/time.ts'

/** A tick comes each minute; what it cannot do in so long the next one goes on with. */
const BUDGET = 25 * SECOND

/** Does batch after batch, until one says that nothing is left or the time is over. */
export async function untilEmpty(batch: () => Promise<boolean>, budget = BUDGET): Promise<void> {
  const end = Date.now() + budget
  while ((await batch()) && Date.now() < end);
}
