import { parseFollowState, STATE_KEY, type FollowState } from '../../api/star-sync.ts'
import { useLocalStorage } from '../../hooks/use-local-storage.ts'

export function useFollowState(): FollowState {
  const [text] = useLocalStorage(STATE_KEY)
  return parseFollowState(text)
}
