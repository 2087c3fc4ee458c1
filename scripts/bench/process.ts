import { readdirSync, readFileSync } from 'node:fs'

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Ids of this process's children with this name. */
export function children(name: string): number[] {
  if (process.platform !== 'linux') throw new Error('The benchmark needs Linux: it reads /proc.')
  return readdirSync('/proc/self/task')
    .flatMap((task) => readText(`/proc/self/task/${task}/children`).split(' ').filter(Boolean).map(Number))
    .filter((pid) => readText(`/proc/${pid}/comm`).trim() === name)
}

/** Processor time of a process, in kernel ticks (usually 1/100 s). */
export function cpu(pid: number): number {
  // The name, in parentheses, may contain spaces; user and system time are the 12th and 13th fields after it.
  const words = readText(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')
  return Number(words[11]) + Number(words[12])
}

/** Resident memory of a process in MB. */
export const memory = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readText(`/proc/${pid}/status`))?.[1]) / 1024

/** Peak resident memory of a process in MB, since it started its program. */
export const peakMemory = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readText(`/proc/${pid}/status`))?.[1]) / 1024
