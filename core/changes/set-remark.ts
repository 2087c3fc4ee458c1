import * as say from '#words/changes.js'
import { withRemarks } from '../snapshot/remarks.ts'
import type { ActDefinition } from './act.ts'

/** Adds a remark to the report, or removes it. Part of the change that it describes. */
export interface SetRemark {
  type: 'setRemark'
  remark: string
  isNoted: boolean
}

export const setRemark: ActDefinition<SetRemark> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: () => undefined,
  apply: (snapshot, { remark, isNoted }) => {
    const { remarks = [] } = snapshot
    if (remarks.includes(remark) === isNoted) return snapshot
    return withRemarks(snapshot, isNoted ? [...remarks, remark] : remarks.filter((one) => one !== remark))
  },
  inverse: ({ remarks = [] }, { remark }) => ({ type: 'setRemark', remark, isNoted: remarks.includes(remark) }),
  words: (_snapshot, { remark, isNoted }) => (isNoted ? say.noted : say.noLongerNoted)({ remark }),
}
