/** A tournament's version and visibility as stored in D1. */
export interface SavedVersion {
  version: number
  isPublic: boolean
}

/** There is no such tournament: it never existed, or it was deleted. Not a number, so it can't be compared with one. */
export const ABSENT = 'absent'
export type KnownVersion = number | typeof ABSENT

interface VersionCacheOptions {
  /** Returns undefined if there is no such tournament. */
  load: () => Promise<SavedVersion | undefined>
  /** Called after every read that found the tournament. */
  onRead: (saved: SavedVersion) => void
  now: () => number
}

/**
 * The tournament's version, kept in memory and read from D1 again when it is too old. It never decreases, but it ends
 * when the tournament is deleted.
 */
export class VersionCache {
  #options: VersionCacheOptions
  #version: KnownVersion | undefined
  /** The highest version that was seen: an older one, noted late, doesn't bring back a deleted tournament. */
  #highest = 0
  #readAt = 0
  #reading: Promise<KnownVersion> | undefined

  constructor(options: VersionCacheOptions) {
    this.#options = options
  }

  /** The known version; undefined before the first read or change. */
  get known(): KnownVersion | undefined {
    return this.#version
  }

  /** Whether no version as high as this one is known. */
  isBelow(version: number): boolean {
    return typeof this.#version !== 'number' || version > this.#version
  }

  /** The version, read again if the last read is older than `maxAge`. Callers at the same time share one read. */
  async get(maxAge: number): Promise<KnownVersion> {
    if (this.#version !== undefined && this.#options.now() < this.#readAt + maxAge) return this.#version
    return (this.#reading ??= this.read().finally(() => (this.#reading = undefined)))
  }

  async read(): Promise<KnownVersion> {
    const before = this.#highest
    const saved = await this.#options.load()
    this.#readAt = this.#options.now()
    if (saved) {
      this.#options.onRead(saved)
      if (this.#version === ABSENT) this.#highest = 0
      this.raise(saved.version)
    }
    // A version that was noted while D1 was read is newer than this answer.
    if (!saved && this.#highest === before) this.#version = ABSENT
    return this.#version ?? ABSENT
  }

  /** Makes the next `get` read from D1. */
  expire(): void {
    this.#readAt = 0
  }

  /** Notes a version that was saved. */
  raise(version: number): void {
    if (version <= this.#highest) return
    this.#highest = version
    this.#version = version
  }
}
