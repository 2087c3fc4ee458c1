import { readdirSync, readFileSync } from 'node:fs'

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Ids of the processes of this name that this one started. */
export function children(name: string): number[] {
  if (process.platform !== 'linux') throw new Error('The benchmark needs Linux: it reads /proc.')
  return readdirSync('/proc/self/task')
    .flatMap((task) => readText(`/proc/self/task/${task}/children`).split(' ').filter(Boolean).map(Number))
    .filter((pid) => readText(`/proc/${pid}/comm`).trim() === name)
}

/** Processor time that a process has taken, in ticks of the kernel (a hundredth of a second as a rule). */
export function cpu(pid: number): number {
  // Its name, in brackets, may hold spaces; user and system time are the 12th and 13th words after it.
  const words = readText(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')
  return Number(words[11]) + Number(words[12])
}

/** Resident memory of a process, in MB. */
export const memory = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readText(`/proc/${pid}/status`))?.[1]) / 1024

/** The most memory that a process of its own program has had resident, in MB: not what whoever started it had. */
export const peakMemory = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readText(`/proc/${pid}/status`))?.[1]) / 1024
