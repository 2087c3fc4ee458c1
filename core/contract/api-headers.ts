/** The header that carries an error's code. The body is a sentence for the user. */
export const ERROR_CODE = 'x-error-code'

/** The header in which the site’s own pages name their language, so that the sentence is in it. */
export const LANGUAGE_HEADER = 'kibitz-language'
