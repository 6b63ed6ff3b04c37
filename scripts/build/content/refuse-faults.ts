import { missingEntries } from './missing-entries.ts'
import { missingImports } from './missing-imports.ts'
import { syntaxErrors } from './syntax-errors.ts'
import { themeErrors } from './theme-errors.ts'
import { unknownFormats } from './unknown-formats.ts'
import { unquotedWords } from './unquoted-words.ts'

/** An upgrade may bring what adds these entries to files of `src/site/`. Its build asks again. */
const unlessUpgrading = process.env.npm_lifecycle_event === 'upgrade' ? [] : [missingEntries, missingImports]

/**
 * Ends the process with a sentence for each fault in `src/site/` that would end a command with a stack trace. A file
 * that cannot be parsed cannot be loaded either, so the first kind of fault that is found is the only one named.
 */
export async function refuseFaults(): Promise<void> {
  for (const findFaults of [syntaxErrors, themeErrors, unquotedWords, ...unlessUpgrading, unknownFormats]) {
    const faults = await findFaults()
    if (faults.length === 0) continue
    console.error(faults.join('\n'))
    process.exit(1)
  }
}
