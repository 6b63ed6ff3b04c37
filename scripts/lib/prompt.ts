import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { PlainFailure } from './plain-failure.ts'

export interface Prompt {
  ask(question: string): Promise<string>
  askHidden(question: string): Promise<string>
  close(): void
}

export class InputEnded extends PlainFailure {}

export function openPrompt(): Prompt {
  let isHidden = false
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  const responses = lines[Symbol.asyncIterator]()
  let isClosed = false
  lines.once('close', () => {
    isClosed = true
  })

  async function ask(question: string) {
    // A pipe may be closed while its last lines are still buffered; prompting a closed interface throws.
    if (!isClosed) {
      lines.setPrompt(question)
      lines.prompt()
    }
    const { value, done } = await responses.next()
    if (done) {
      if (process.stdin.isTTY) process.stdout.write('\n')
      throw new InputEnded('The input ended before every question was answered.')
    }
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
