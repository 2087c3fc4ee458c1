import { parseArgs } from 'node:util'

/** What a command prints and how the program ends. */
export interface CommandResult {
  /** 0: done. 1: the answer is no. A command without an answer throws a CommandError. */
  exitCode: 0 | 1
  stdout: string
  /** A sentence, without the end of its line. */
  stderr?: string
}

/** Why a command can’t answer, in a sentence. The program ends with exit code 2. */
export class CommandError extends Error {}

/** A command that was called in a wrong way: its usage is printed before the sentence. */
export class UsageError extends CommandError {}

interface CommandOption {
  type: 'string' | 'boolean'
  /** Stands for the option’s value in the help. */
  value?: string
  help: string
}

export type CommandOptions = Record<string, CommandOption>

export interface Command {
  /** What is typed after `kibitz`. */
  usage: string
  summary: string
  /** More about what it prints, in the help. */
  details: string
  options: CommandOptions
  run(args: string[]): Promise<CommandResult>
}

/** The words and the options that a command was called with. */
export function parseWords<Options extends CommandOptions>(args: string[], options: Options) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    return { words: positionals, values }
  } catch (error) {
    // After the first sentence Node gives advice of its own.
    const [sentence = ''] = (error as Error).message.split(/\.\s|\.?\n|\.$/)
    throw new UsageError(`${sentence.replaceAll("'", '')}.`)
  }
}

/** The same of a command for one file; `-` is standard input. */
export function parseFileWords<Options extends CommandOptions>(args: string[], options: Options) {
  const { words, values } = parseWords(args, options)
  const [file, ...more] = words
  if (file === undefined) throw new UsageError('Name a file, or - for standard input.')
  if (more.length > 0) throw new UsageError(`Name one file, not ${words.length}.`)
  return { file, values }
}

export const asLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
