import * as say from '#words/evaluations.js'
import { Switch } from '../../ui/switch.tsx'

/** Shows or hides the evaluations beside all boards, on this device. */
export const BarsSwitch = ({ isOn, onSwitch }: { isOn: boolean; onSwitch: (on: boolean) => void }) => (
  <Switch checked={isOn} onSwitch={onSwitch}>
    {say.evaluations()}
  </Switch>
)
