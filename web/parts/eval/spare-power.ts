/** Below this charge, on battery, the engine doesn’t run. */
const LOW_BATTERY = 0.2
/** In milliseconds. More than half of so many frames that take longer mean that the device can’t keep up. */
const SLOW_FRAME = 50
const FRAMES = 60

interface PowerNavigator {
  connection?: { saveData?: boolean }
  getBattery?: () => Promise<{ charging: boolean; level: number }>
}

/** Whether the device saves data, or its battery is low; false where the browser doesn’t tell. */
export async function savesPower(device = navigator as PowerNavigator): Promise<boolean> {
  if (device.connection?.saveData) return true
  const battery = await device.getBattery?.().catch(() => undefined)
  return battery !== undefined && !battery.charging && battery.level < LOW_BATTERY
}

/** Whether these times between frames, in milliseconds, are those of a device that can’t keep up. */
export const areSlow = (gaps: readonly number[]): boolean =>
  gaps.length >= FRAMES && gaps.slice(-FRAMES).filter((gap) => gap > SLOW_FRAME).length > FRAMES / 2

/** Calls `onSlow` once frames are slow; returns a function that stops watching. */
export function watchFrames(onSlow: () => void): () => void {
  let gaps: number[] = []
  let last: number | undefined
  let asked = requestAnimationFrame(frame)
  function frame(at: number): void {
    if (last !== undefined) gaps = [...gaps.slice(1 - FRAMES), at - last]
    last = at
    if (areSlow(gaps)) onSlow()
    else asked = requestAnimationFrame(frame)
  }
  return () => cancelAnimationFrame(asked)
}
