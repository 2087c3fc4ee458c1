/** What D1 says about a tournament to its room. */
export interface SavedVersion {
  /** 0 if there is no such tournament. */
  version: number
  /** Whether everybody may see it. */
  isPublic: boolean
}

interface VersionCacheOptions {
  load: () => Promise<SavedVersion>
  /** Called with what every read finds. */
  onRead: (saved: SavedVersion) => void
  now: () => number
}

/** The tournament's version: from memory, compared with D1 when that was long ago. It never falls. */
export class VersionCache {
  #options: VersionCacheOptions
  #version: number | undefined
  #readAt = 0
  #reading: Promise<number> | undefined

  constructor(options: VersionCacheOptions) {
    this.#options = options
  }

  /** The version as far as it is known; undefined before the first read or change. */
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

  /** Makes the next caller read again. */
  expire(): void {
    this.#readAt = 0
  }

  /** Notes a version that was saved. */
  raise(version: number): number {
    return (this.#version = Math.max(this.#version ?? 0, version))
  }
}
