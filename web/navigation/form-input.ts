type Input = Record<string, FormDataEntryValue>

/** Values by field name. */
export const inputOf = (form: HTMLFormElement): Input => Object.fromEntries(new FormData(form))

/** Whether a form differs from both its initial and its last saved values. */
export function hasUnsavedInput(form: HTMLFormElement, saved: Input | undefined): boolean {
  const isChanged = Array.from(form.elements as Iterable<Partial<HTMLInputElement>>).some(
    ({ name, type, value, defaultValue, checked, defaultChecked }) => {
      if (!name || defaultValue === undefined) return false
      return type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== defaultValue
    },
  )
  return isChanged && JSON.stringify(inputOf(form)) !== JSON.stringify(saved)
}
