/** Elements without a default action of the browser. */
const PRESSABLE = 'button[type="button"]:not([popovertarget]), [role="button"]'

const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea'

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Records clicks, input and submits on a page that is not hydrated yet, until `stop`. `repeat` replays them after
 * hydration.
 */
export function keepEarlyInput(root: HTMLElement): { stop: () => void; repeat: () => void } {
  const pressed: Element[] = []
  // Text that was typed before this script ran.
  const written = new Map(
    [...root.querySelectorAll<TextField>(TEXT_FIELDS)].filter(isWritten).map((one) => [one, one.value]),
  )
  const sent = new Map<HTMLFormElement, HTMLElement | null>()
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest(PRESSABLE)
    if (button) pressed.push(button)
  }
  const turned = new Map<HTMLInputElement, boolean>()
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox') turned.set(target, target.checked)
    else written.set(target as TextField, (target as TextField).value)
  }
  // A form with an action works without scripts.
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (form.hasAttribute('action')) return
    event.preventDefault()
    sent.set(form, event.submitter)
  }
  root.addEventListener('click', onClick)
  root.addEventListener('submit', onSubmit)
  for (const kind of ['input', 'change']) root.addEventListener(kind, onInput)
  return {
    stop() {
      root.removeEventListener('click', onClick)
      root.removeEventListener('submit', onSubmit)
      for (const kind of ['input', 'change']) root.removeEventListener(kind, onInput)
    },
    repeat() {
      for (const [field, text] of written) writeAgain(field, text)
      for (const [box, isOn] of turned) {
        box.checked = !isOn
        box.click()
      }
      for (const button of pressed) if (button instanceof HTMLElement && button.isConnected) button.click()
      for (const [form, submitter] of sent) if (form.isConnected) form.requestSubmit(submitter)
    },
  }
}

const isWritten = (field: TextField): boolean => 'defaultValue' in field && field.value !== field.defaultValue

/** React fires `onChange` only if the value differs from the one that it tracks, so the field is emptied first. */
function writeAgain(field: TextField, text: string): void {
  const own = Object.getPrototypeOf(field) as TextField
  field.value = ''
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
