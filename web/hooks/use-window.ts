import { useServed } from '../served.ts'

/** A window as the edge takes it to be, in CSS pixels. */
const SERVED = { height: 900, density: 1 }

/** How high the window is, and how many of the screen's own pixels go into one of it. */
export const useWindow = (): { height: number; density: number } =>
  useServed() ? SERVED : { height: innerHeight, density: devicePixelRatio }
