import { PlainFailure } from '../../lib/plain-failure.ts'
import { openPrompt } from '../../lib/prompt.ts'

const leastLength = 12

export async function askPassphrase({ isNew }: { isNew: boolean }): Promise<string> {
  const passphrase = process.env.BACKUP_PASSPHRASE || (await typePassphrase(isNew))
  if (isNew && passphrase.length < leastLength)
    throw new PlainFailure(
      `The passphrase needs at least ${leastLength} characters: anyone who has the file can keep guessing.`,
    )
  return passphrase
}

async function typePassphrase(isNew: boolean): Promise<string> {
  const prompt = openPrompt()
  try {
    const first = await prompt.askHidden('Passphrase: ')
    if (isNew && (await prompt.askHidden('Repeat the passphrase: ')) !== first)
      throw new PlainFailure('The two passphrases differ. Nothing was written.')
    return first
  } finally {
    prompt.close()
  }
}
