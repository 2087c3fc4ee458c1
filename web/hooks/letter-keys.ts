import { readLocalStorage, useLocalStorage } from './use-local-storage.ts'

const KEY = 'letter-keys'

/**
 * Whether single-character shortcuts are on in this browser, and a setter. Users of speech input turn them off (WCAG
 * 2.1.4).
 */
export function useLetterKeys(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [setting, store] = useLocalStorage(KEY)
  return [setting !== 'off', (isOn) => store(isOn ? undefined : 'off')]
}

/** Whether a pressed key is such a shortcut and they are off. */
export const isKeyOff = ({ key }: Pick<KeyboardEvent, 'key'>): boolean =>
  key.length === 1 && key !== ' ' && readLocalStorage(KEY) === 'off'
