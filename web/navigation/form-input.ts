type Input = Record<string, FormDataEntryValue>

/** The input of a form by the names of its fields. */
export const inputOf = (form: HTMLFormElement): Input => Object.fromEntries(new FormData(form))

/** Whether a form holds input that is neither what it began with nor what was saved last. */
export function hasUnsavedInput(form: HTMLFormElement, saved: Input | undefined): boolean {
  const isChanged = Array.from(form.elements as Iterable<Partial<HTMLInputElement>>).some(
    ({ name, value, defaultValue }) => name && defaultValue !== undefined && value !== defaultValue,
  )
  return isChanged && JSON.stringify(inputOf(form)) !== JSON.stringify(saved)
}
