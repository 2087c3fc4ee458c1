import * as z from 'zod/mini'
import { hasHidden, isVisible } from '../text/visible.ts'

const HIDDEN = 'Remove invisible characters and line breaks.'

/** What text that others read must pass to be what it seems to be; the sentence is for a text in which there is nothing to see. */
export const visibleChecks = (sentence: string) => [
  z.refine<string>((text) => !hasHidden(text), HIDDEN),
  z.refine<string>((text) => text === '' || isVisible(text), sentence),
]

/** A line of text that others read. It may be empty. */
export const lineField = (max: number, sentence: string) =>
  z.string(sentence).check(z.trim(), z.maxLength(max, sentence), ...visibleChecks(sentence))

/** A name of something or somebody, for every boundary that takes one: a line in which there is something to see. */
export const nameField = (max: number, sentence: string) => lineField(max, sentence).check(z.minLength(1, sentence))
