import { parseFollowState, STATE_KEY, type FollowState } from '../../api/star-sync.ts'
import { useLocalStorage } from '../../hooks/use-local-storage.ts'

/** What this browser knows of its list. */
export function useFollowState(): FollowState {
  const [text] = useLocalStorage(STATE_KEY)
  return parseFollowState(text)
}
