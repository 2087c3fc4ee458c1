import { readLocalStorage, writeLocalStorage } from '../hooks/use-local-storage.ts'
import { NO_CHOICES, type OfflineChoices } from './wanted-events.ts'

/** In local storage. */
export const CHOICES_KEY = 'offline'

export function parseChoices(text: string | null): OfflineChoices {
  try {
    return { ...NO_CHOICES, ...(JSON.parse(text ?? '{}') as Partial<OfflineChoices>) }
  } catch {
    return NO_CHOICES
  }
}

export const readChoices = (): OfflineChoices => parseChoices(readLocalStorage(CHOICES_KEY))

/** Returns the choices as they are now. */
export function changeChoices(change: (choices: OfflineChoices) => OfflineChoices): OfflineChoices {
  const text = readLocalStorage(CHOICES_KEY)
  const next = change(parseChoices(text))
  const nextText = JSON.stringify(next)
  if (nextText !== text) writeLocalStorage(CHOICES_KEY, nextText)
  return next
}
