import { parseArgs } from 'node:util'

export interface CommandResult {
  /** 0: done, or the answer is yes. 1: the answer is no. A command that can’t answer throws a CommandError. */
  exitCode: 0 | 1
  stdout: string
  /** A sentence without a line break at its end. */
  stderr?: string
}

/** The reason why a command can’t answer, as a sentence. The program ends with exit code 2. */
export class CommandError extends Error {}

/** A wrong call of a command: its usage is printed before the sentence. */
export class UsageError extends CommandError {}

interface CommandOption {
  type: 'string' | 'boolean'
  /** Placeholder of the option’s value in the help. */
  value?: string
  help: string
}

export type CommandOptions = Record<string, CommandOption>

export interface Command {
  /** The part of the command line after `kibitz`. */
  usage: string
  summary: string
  /** Details of the output, for the help. */
  details: string
  options: CommandOptions
  run(args: string[]): Promise<CommandResult>
}

/** Splits arguments into words and options. Throws a UsageError. */
export function parseWords<Options extends CommandOptions>(args: string[], options: Options) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    return { words: positionals, values }
  } catch (error) {
    // Node’s messages go on with advice after their first sentence.
    const [sentence = ''] = (error as Error).message.split(/\.\s|\.?\n|\.$/)
    throw new UsageError(`${sentence.replaceAll("'", '')}.`)
  }
}

/** The same for a command with exactly one file; `-` is standard input. */
export function parseFileWords<Options extends CommandOptions>(args: string[], options: Options) {
  const { words, values } = parseWords(args, options)
  const [file, ...more] = words
  if (file === undefined) throw new UsageError('Name a file, or - for standard input.')
  if (more.length > 0) throw new UsageError(`Name one file, not ${words.length}.`)
  return { file, values }
}

/** Sentences for standard error; none if there are none. */
export const asNotes = (notes: readonly string[]): Pick<CommandResult, 'stderr'> =>
  notes.length > 0 ? { stderr: notes.join('\n') } : {}

export const asLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
