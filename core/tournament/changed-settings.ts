import { DEFAULTS, type Settings } from './tournament.ts'

export function changedSettings(settings: Partial<Settings>): Partial<Settings> {
  const defaults: Record<string, unknown> = { ...DEFAULTS }
  const differs = ([key, value]: [string, unknown]): boolean => JSON.stringify(value) !== JSON.stringify(defaults[key])
  return Object.fromEntries(Object.entries(settings).filter(differs))
}
