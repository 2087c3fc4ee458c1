import { readLocalStorage, useLocalStorage } from './use-local-storage.ts'

const KEY = 'letter-keys'

/** Whether a letter or a sign alone may do something in this browser, and a switch. Who speaks to a browser turns them off (WCAG 2.1.4). */
export function useLetterKeys(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [setting, store] = useLocalStorage(KEY)
  return [setting !== 'off', (isOn) => store(isOn ? undefined : 'off')]
}

/** Whether a key that was pressed is one of those, and they are turned off. */
export const isKeyOff = ({ key }: Pick<KeyboardEvent, 'key'>): boolean =>
  key.length === 1 && key !== ' ' && readLocalStorage(KEY) === 'off'
