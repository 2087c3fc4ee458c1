/** As much of Node as the Worker uses; all of its types would bring a file system that is not there. */
declare module 'node:crypto' {
  export function scrypt(
    password: string,
    salt: Uint8Array,
    bytes: number,
    cost: { N: number; r: number; p: number; maxmem: number },
    done: (error: Error | null, derived: Uint8Array) => void,
  ): void
  export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean
}
