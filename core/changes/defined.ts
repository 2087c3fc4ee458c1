type WithoutUndefined<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> }

/** The fields that have a value. */
export const defined = <Fields extends object>(fields: Fields): WithoutUndefined<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as WithoutUndefined<Fields>
