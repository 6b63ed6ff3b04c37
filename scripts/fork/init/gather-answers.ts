import type { SiteConfig } from '#shared/site-config.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { InputEnded } from '../../lib/prompt.ts'
import { type Answers, type Question, questions } from './questions.ts'

export type GivenAnswers = Readonly<Partial<Record<keyof Answers, string>>>

export interface Asker {
  ask(question: string): Promise<string | null>
  say(line: string): void
}

export interface Gathered {
  answers: Answers
  defaults: string[]
}

export async function gatherAnswers(
  givenAnswers: GivenAnswers,
  current: SiteConfig,
  asker: (Asker & { isPatient: boolean; onlyRepairs?: boolean }) | null,
): Promise<Gathered> {
  const answers: Partial<Answers> = {}
  const defaults: string[] = []
  const faults: string[] = []
  let askedCount = 0
  for (const question of questions) {
    const givenText = givenAnswers[question.key]
    const preset = question.byDefault(answers, current)
    const isAsked = givenText === undefined && asker !== null && !asker.onlyRepairs
    if (isAsked) askedCount += 1
    try {
      const text =
        givenText ?? (isAsked ? await askOne(question, preset, answers, asker) : undefined) ?? preset
      if (givenText === undefined && !isAsked && preset) defaults.push(`${question.label}: ${preset}`)
      if (text.trim() !== '' || givenText !== undefined)
        Object.assign(answers, { [question.key]: await question.read(text, answers) })
    } catch (error) {
      if (!(error instanceof PlainFailure) || error instanceof InputEnded) throw error
      if (givenText !== undefined && asker?.isPatient) {
        asker.say(`${question.label}: ${error.message}`)
        const text = await askOne(question, preset, answers, asker)
        if (text.trim() !== '') Object.assign(answers, { [question.key]: await question.read(text, answers) })
      } else {
        const where =
          givenText === undefined ? `Line ${askedCount} (${question.label})` : `--${question.flag}`
        faults.push(`${where}: ${error.message}`)
      }
    }
  }
  if (faults.length > 0) throw new PlainFailure(`Nothing was written.\n${faults.join('\n')}`)
  return { answers: answers as Answers, defaults }
}

async function askOne(
  { label, read }: Question,
  preset: string,
  earlier: Partial<Answers>,
  asker: Asker & { isPatient: boolean },
): Promise<string> {
  for (;;) {
    const typedText = await asker.ask(preset ? `${label} [${preset}]: ` : `${label}: `)
    const text = typedText?.trim() ? typedText : preset
    if (typedText === null || !asker.isPatient || text === '') return text
    try {
      await read(text, earlier)
      return text
    } catch (error) {
      if (!(error instanceof PlainFailure)) throw error
      asker.say(error.message)
    }
  }
}
