import type { WaitingChange } from './queue.ts'

const DATABASE = 'kibitz-desk'
const CHANGES = 'changes'

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(CHANGES, { keyPath: 'key' }))
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error!))
  })
  opened.catch(() => (opened = undefined))
  return opened
}

/** Runs a transaction; resolves once it is written. */
async function within<Result>(
  mode: IDBTransactionMode,
  act: (changes: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> {
  const transaction = (await open()).transaction(CHANGES, mode)
  const asked = act(transaction.objectStore(CHANGES))
  // An explicit commit is written even if the page is closed at once.
  if (mode === 'readwrite') transaction.commit()
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(asked?.result))
    transaction.addEventListener('abort', () => reject(transaction.error!))
  })
}

/** All queued changes on this device, of all desks, in order of entry. */
export async function listWaiting(): Promise<WaitingChange[]> {
  const all = (await within('readonly', (changes) => changes.getAll() as IDBRequest<WaitingChange[]>)) ?? []
  return all.toSorted((one, other) => one.at - other.at)
}

/** Stores a change until it is made; it survives closing the page. */
export const keep = (change: WaitingChange) => within('readwrite', (changes) => changes.put(change))

export const forget = (key: string) => within('readwrite', (changes) => changes.delete(key) as IDBRequest<unknown>)

/** Writes the difference between two states of the queue. */
export const keepInstead = (before: readonly WaitingChange[], after: readonly WaitingChange[]) =>
  within('readwrite', (changes) => {
    for (const { key } of before) if (after.every((change) => change.key !== key)) changes.delete(key)
    for (const change of after) if (!before.includes(change)) changes.put(change)
    return undefined
  })
