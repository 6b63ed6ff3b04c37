import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const script = `
  import { openPrompt } from './scripts/lib/prompt.ts'
  const prompt = openPrompt()
  const answers = [await prompt.ask('Name? '), await prompt.askHidden('Password? '), await prompt.ask('Town? ')]
  prompt.close()
  console.log(JSON.stringify(answers))
`

const answerWith = (input: string) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', script], { input, encoding: 'utf8' })

test('every line of a pipe answers a question, also those that came before it was asked', () => {
  const { stdout, status } = answerWith('Asha\ncandle-harbour\nOslo\n')
  expect([status, stdout]).toEqual([0, 'Name? Password? \nTown? ["Asha","candle-harbour","Oslo"]\n'])
})

test('an input that ends too early ends the questions with a sentence', () => {
  const { stderr, status } = answerWith('Asha\n')
  expect(status).toBe(1)
  expect(stderr).toContain('The input ended before every question was answered.')
})
