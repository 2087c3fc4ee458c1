/** A label, or what makes it in the reader’s language: tables of choices are made once for all languages. */
export type Label = string | (() => string)

export const labelText = (label: Label): string => (typeof label === 'string' ? label : label())
