/** Whether this browser can keep anything on the device at all. */
export const isOffered = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis
