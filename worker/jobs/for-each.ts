import { logError } from '#party/log.ts'
/** Does a job for each item in turn. One that fails is logged, and doesn’t hold up the others. */
export async function forEach<Item>(items: Iterable<Item>, job: (item: Item) => Promise<unknown>): Promise<void> {
  for (const item of items) {
    try {
      await job(item)
    } catch (error) {
      logError(error)
    }
  }
}
