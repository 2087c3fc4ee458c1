/** The part of Node that the Worker uses; Node's full types would include a file system that doesn't exist here. */
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
