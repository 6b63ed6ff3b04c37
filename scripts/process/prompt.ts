import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { PlainFailure } from './plain-failure.ts'

export interface Prompt {
  /** @throws PlainFailure when the input ends first */
  ask(question: string): Promise<string>
  /** The same without showing what is typed. @throws PlainFailure when the input ends first */
  askHidden(question: string): Promise<string>
  close(): void
}

/** Asks in the terminal, or takes the answers as lines of a pipe. */
export function openPrompt(): Prompt {
  let isHidden = false
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  const answers = lines[Symbol.asyncIterator]()
  let isOver = false
  lines.once('close', () => {
    isOver = true
  })

  async function ask(question: string) {
    // A pipe may have ended with its last lines still waiting to be taken; only then is there no prompt to show.
    if (!isOver) {
      lines.setPrompt(question)
      lines.prompt()
    }
    const { value, done } = await answers.next()
    if (done) throw new PlainFailure('Stopped before every question was answered.')
    return value
  }
  return {
    ask,
    async askHidden(question) {
      process.stdout.write(question)
      isHidden = true
      try {
        return await ask('')
      } finally {
        isHidden = false
        process.stdout.write('\n')
      }
    },
    close: () => lines.close(),
  }
}
