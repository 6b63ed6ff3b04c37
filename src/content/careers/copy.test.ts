import { expect, test } from 'vitest'
import { hiringFields } from '#content/careers/by-count.ts'
import { closingCopy, heroCopy, positionsCopy } from '#content/careers/copy.ts'
import type { Job } from '#content/careers/job.ts'
import { careersMeta } from '#content/careers/meta.ts'
import { careersFaqs } from '#content/careers/page.ts'
import { applicationSteps } from '#content/careers/sections.ts'
import { aJob } from '#tests/builders/jobs.ts'
import { isSampleBrand } from '#tests/sample-brand.ts'

const engineer = aJob({ title: 'Engineer', department: 'Product Development', closesOn: '2025-07-31' })

function careersWith(openings: readonly Job[]) {
  const hero = heroCopy(openings)
  const positions = positionsCopy(openings)
  return {
    title: careersMeta(openings).title,
    description: careersMeta(openings).description.split('. ')[0],
    heading: hero.heading,
    lede: hero.lede,
    action: hero.positionsAction,
    positions: `${positions.heading}: ${positions.lede}`,
    closing: closingCopy(openings).heading,
    firstStep: applicationSteps(openings)[0]?.text,
    faqs: careersFaqs(openings)
      .filter(({ question }) => question.includes('last day'))
      .map(({ answer }) => answer),
  }
}

test.skipIf(!isSampleBrand)(
  'without an open position, the careers page says so and how to send a resume',
  () => {
    expect(careersWith([])).toEqual({
      title: 'Careers: How We Work and Hire',
      description: 'There are no open positions at the moment',
      heading: 'Remote work, no commute',
      lede: 'There are no open positions at the moment, but we read every resume.',
      action: undefined,
      positions:
        'Open positions: There are no open positions at the moment. Send us your resume anyway: we read every one and write when something fits.',
      closing: 'Write to us anyway',
      firstStep: 'Send your resume, two links to work you are proud of, and what you would like to do here.',
      faqs: [],
    })
  },
)

test.skipIf(!isSampleBrand)(
  'with one open position, every sentence is in the singular and names its field',
  () => {
    expect(careersWith([engineer])).toEqual({
      title: 'Careers: One Remote Position',
      description: 'One full-time position in product development, remote worldwide',
      heading: 'One open position, no commute',
      lede: 'Product development, full-time and remote, wherever you happen to live.',
      action: 'See the position',
      positions: 'Open position: It is full-time and remote worldwide.',
      closing: 'Not the one for you?',
      firstStep: 'Send your resume, two links to work you are proud of, and the name of the position.',
      faqs: [expect.stringMatching(/^Yes. The posting is valid through /)],
    })
  },
)

test.skipIf(!isSampleBrand)(
  'the question about the last day names it while it is the same for all, and each posting names its own otherwise',
  () => {
    const answers = (openings: readonly Job[]) => careersWith(openings).faqs[0]
    const later = aJob({ closesOn: '2025-08-31' })
    expect(answers([engineer, engineer])).toContain('The postings are valid through July 31, 2025.')
    expect(answers([engineer, later])).toContain('Each position says how long it is open.')
  },
)

test('a department in capitals keeps them inside a sentence', () => {
  const jobs = ['Kunst & IT', 'HR'].map((department) => aJob({ department }))
  expect(hiringFields(jobs)).toBe('kunst & IT and HR')
})
