import { expect, test } from 'vitest'
import { site as sample } from '../../../src/site.config.ts'
import { InputEnded } from '../../lib/prompt.ts'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { gatherAnswers, type GivenAnswers } from './gather-answers.ts'
import { questions } from './questions.ts'
import { readAnswersFile } from './read-answers-file.ts'

const typing = (lines: (string | null)[], isPatient = true) => {
  const prompts: string[] = []
  const messages: string[] = []
  const ask = async (question: string) => {
    prompts.push(question)
    return lines.shift() ?? null
  }
  return { prompts, messages, asker: { isPatient, ask, say: (line: string) => messages.push(line) } }
}

const answersFile = (content: string, name = 'answers.yaml') => writeIn(aFolder(), name, content)

test('defaults follow the answers: legal name, domain, email, time zone and second color', async () => {
  const givenAnswers: GivenAnswers = { brand: 'Café Ø!', offices: 'Lisbon, Portugal', color: '#0b6b3a' }
  const { answers, defaults } = await gatherAnswers(givenAnswers, sample, null)
  expect(answers).toMatchObject({
    legalName: 'Café Ø!',
    domain: 'cafeo.example',
    email: 'hello@cafeo.example',
    timeZone: 'Europe/Lisbon',
    currency: sample.formats.currency,
  })
  expect(answers.accent).not.toBe(sample.colors.accent.toLowerCase())
  expect(defaults).toContain('Domain: cafeo.example')
  expect(answers.logo).toBeUndefined()
})

test('an office without a region of its own is offered again as it was given', async () => {
  const [office] = sample.offices
  if (!office) throw new Error('The sample has no office.')
  const own = { ...sample, offices: [{ ...office, city: 'Oslo', region: 'Oslo', country: 'Norway' }] }
  const { defaults } = await gatherAnswers({ brand: 'Own' }, own, null)
  expect(defaults.find((line) => line.startsWith('Offices'))).toMatch(/: Oslo, Norway$/)
})

test('another brand keeps the legal name, the domain and the email address that an agency has given', async () => {
  const own = {
    ...sample,
    brand: 'Old',
    legalName: 'Old Works Ltd',
    domain: 'old.works',
    email: 'us@old.works',
  }
  const { answers } = await gatherAnswers({ brand: 'New' }, own, null)
  expect(answers).toMatchObject({ legalName: 'Old Works Ltd', domain: 'old.works', email: 'us@old.works' })
  const derivedConfig = { ...own, legalName: 'Old', domain: 'old.example', email: 'hello@old.example' }
  const { answers: following } = await gatherAnswers({ brand: 'New' }, derivedConfig, null)
  expect(following).toMatchObject({ legalName: 'New', domain: 'new.example', email: 'hello@new.example' })
})

test('an answer that may be left empty may be given as empty too', async () => {
  const file = answersFile('brand: Nordlys\nphone: ""\nlinkedin: ""\nlogo: ""\n')
  const { answers } = await gatherAnswers(readAnswersFile(file), sample, null)
  expect(answers).toMatchObject({ brand: 'Nordlys', phone: '' })
  expect([answers.linkedin, answers.logo]).toEqual([undefined, undefined])
})

test('every empty answer keeps the configuration as it is', async () => {
  const { asker, prompts } = typing(questions.map(() => ''))
  const { answers, defaults } = await gatherAnswers({}, sample, asker)
  expect(prompts).toHaveLength(questions.length)
  expect(defaults).toEqual([])
  expect(answers).toMatchObject({ brand: sample.brand, phone: sample.phone, timeZone: 'UTC' })
})

test('in a terminal, a wrong answer is explained and asked for again', async () => {
  const { asker, messages, prompts } = typing([
    'A',
    'A Ltd',
    'no domain',
    'a.example',
    ...questions.map(() => ''),
  ])
  const { answers } = await gatherAnswers({}, sample, asker)
  expect(messages).toEqual([expect.stringContaining('"no domain" is not a domain')])
  expect(prompts.filter((question) => question.startsWith('Domain'))).toHaveLength(2)
  expect(answers.domain).toBe('a.example')
})

test('through a pipe, every wrong answer is named at once, and the end of the input takes defaults', async () => {
  const { asker } = typing(['A', '', 'no domain', '', '12'], false)
  await expect(gatherAnswers({}, sample, asker)).rejects.toThrow(
    /^Nothing was written.\nLine 3 \(Domain\): "no domain" is not a domain.*\nLine 5 \(Phone.*\): "12" is not a phone number/,
  )
  const short = typing(['A'], false)
  expect((await gatherAnswers({}, sample, short.asker)).answers.domain).toBe('a.example')
})

test('in a terminal, a wrong answer of a file is asked for again and the others are kept', async () => {
  const { asker, messages, prompts } = typing(['a.example'])
  const givenAnswers: GivenAnswers = { brand: 'A', domain: 'no domain', phone: '+44 20 7946 0018' }
  const { answers } = await gatherAnswers(givenAnswers, sample, { ...asker, onlyRepairs: true })
  expect(messages).toEqual([expect.stringContaining('Domain: "no domain" is not a domain')])
  expect(prompts).toEqual([expect.stringMatching(/^Domain/)])
  expect(answers).toMatchObject({ brand: 'A', domain: 'a.example', phone: '+44 20 7946 0018' })
})

test('leaving a terminal half-way is reported once, not once for each question', async () => {
  const { asker, prompts } = typing(['A'])
  const leaving = { ...asker, ask: async (question: string) => (await asker.ask(question)) ?? leave() }
  const leave = (): never => {
    throw new InputEnded('Nothing was written.')
  }
  await expect(gatherAnswers({}, sample, leaving)).rejects.toThrow(/^Nothing was written\.$/)
  expect(prompts).toHaveLength(2)
})

test('what was given is not asked for', async () => {
  const { asker, prompts } = typing(questions.map(() => ''))
  await gatherAnswers({ brand: 'A', color: '#222' }, sample, asker)
  expect(prompts.some((question) => /^Brand/.test(question))).toBe(false)
})

test('answers are read from YAML and JSON, offices as text or as fields', () => {
  const yaml =
    'brand: "A: B"\nfounded: 2011\noffices:\n  - Oslo, Norway\n  - city: Austin\n    country: USA\n'
  expect(readAnswersFile(answersFile(yaml))).toEqual({
    brand: 'A: B',
    founded: '2011',
    offices: 'Oslo, Norway; Austin, USA',
  })
  expect(readAnswersFile(answersFile('{ "timeZone": "UTC" }', 'answers.json'))).toEqual({ timeZone: 'UTC' })
  expect(readAnswersFile(answersFile('legal-name: Nordlys AS'))).toEqual({ legalName: 'Nordlys AS' })
})

test.each([
  ['brand: [', 'could not be read'],
  ['just text', 'has no fields'],
  ['- a', 'has no fields'],
  ['brnd: A', 'has unknown fields: brnd. Known are brand,'],
  ['color: #154677', 'has no text for color. A color needs quotes in YAML'],
  ['phone:', /has no text for phone\.$/],
  ['offices: [3]', 'has offices that are neither'],
  ['a: &a [1]\nbrand: *a', 'could not be read'],
])('the answers %j are refused', (content, message) => {
  expect(() => readAnswersFile(answersFile(content))).toThrow(message)
})

test('a file that is not there is refused', () => {
  expect(() => readAnswersFile('/nowhere.yaml')).toThrow('/nowhere.yaml does not exist.')
})
