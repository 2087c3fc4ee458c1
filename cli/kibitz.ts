import program from '../package.json' with { type: 'json' }
import { check } from './check.ts'
import { CommandError, UsageError, type Command, type CommandResult } from './command.ts'
import { generate } from './generate.ts'
import { commandHelp, programHelp } from './help.ts'
import { pair } from './pair.ts'
import { standings } from './standings.ts'

const COMMANDS = { pair, check, standings, generate }

/** Exit code 2 comes with a sentence that says why there is no answer. */
type RunResult = Omit<CommandResult, 'exitCode'> & { exitCode: 0 | 1 | 2 }

export async function kibitz([name, ...args]: string[]): Promise<RunResult> {
  if (name === '--help') return print(programHelp(Object.values(COMMANDS)))
  if (name === '--version') return print(`kibitz ${program.version}\n`)
  if (!isCommand(name)) {
    const reason = name === undefined ? 'Name a command' : `There is no command “${name}”`
    return fail(`${reason}: ${Object.keys(COMMANDS).join(', ')}.\nkibitz --help explains them.`)
  }
  const command = COMMANDS[name]
  return args.includes('--help') ? print(commandHelp(command)) : runCommand(command, args)
}

async function runCommand(command: Command, args: string[]): Promise<RunResult> {
  try {
    return await command.run(args)
  } catch (error) {
    if (error instanceof UsageError) return fail(`Usage: kibitz ${command.usage}\n${error.message}`)
    if (error instanceof CommandError) return fail(error.message)
    throw error
  }
}

const isCommand = (name = ''): name is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, name)
const print = (stdout: string): RunResult => ({ exitCode: 0, stdout })
const fail = (stderr: string): RunResult => ({ exitCode: 2, stdout: '', stderr })
