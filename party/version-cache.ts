/** A tournament's version and visibility as stored in D1. */
export interface SavedVersion {
  /** 0 if there is no such tournament. */
  version: number
  isPublic: boolean
}

interface VersionCacheOptions {
  load: () => Promise<SavedVersion>
  /** Called after every read. */
  onRead: (saved: SavedVersion) => void
  now: () => number
}

/** The tournament's version, kept in memory and read from D1 again when it is too old. It never decreases. */
export class VersionCache {
  #options: VersionCacheOptions
  #version: number | undefined
  #readAt = 0
  #reading: Promise<number> | undefined

  constructor(options: VersionCacheOptions) {
    this.#options = options
  }

  /** The known version; undefined before the first read or change. */
  get known(): number | undefined {
    return this.#version
  }

  /** The version, read again if the last read is older than `maxAge`. Callers at the same time share one read. */
  async get(maxAge: number): Promise<number> {
    if (this.#version !== undefined && this.#options.now() < this.#readAt + maxAge) return this.#version
    return (this.#reading ??= this.read().finally(() => (this.#reading = undefined)))
  }

  async read(): Promise<number> {
    const saved = await this.#options.load()
    this.#readAt = this.#options.now()
    this.#options.onRead(saved)
    return this.raise(saved.version)
  }

  /** Makes the next `get` read from D1. */
  expire(): void {
    this.#readAt = 0
  }

  /** Notes a version that was saved. */
  raise(version: number): number {
    return (this.#version = Math.max(this.#version ?? 0, version))
  }
}
