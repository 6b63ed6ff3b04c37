import { syntaxErrors } from './syntax-errors.ts'
import { unknownFormats } from './unknown-formats.ts'
import { unquotedWords } from './unquoted-words.ts'

/**
 * Ends the process with a sentence for each fault in `src/site/` that would end a command with a stack trace. A file
 * that cannot be parsed cannot be loaded either, so the first kind of fault that is found is the only one named.
 */
export async function refuseFaults(): Promise<void> {
  for (const findFaults of [syntaxErrors, unquotedWords, unknownFormats]) {
    const faults = await findFaults()
    if (faults.length === 0) continue
    console.error(faults.join('\n'))
    process.exit(1)
  }
}
