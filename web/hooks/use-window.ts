import { useServed } from '../served.ts'

/** The window that the edge assumes, in CSS pixels. */
const SERVED = { height: 900, density: 1 }

/** The window's height in CSS pixels, and the device pixels per CSS pixel. */
export const useWindow = (): { height: number; density: number } =>
  useServed() ? SERVED : { height: innerHeight, density: devicePixelRatio }
