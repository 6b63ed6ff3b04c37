import { afterEach, expect, test, vi } from 'vitest'
import type { Job } from './jobs.ts'

const engineer: Job = {
  id: 3,
  title: 'Engineer',
  department: 'Product Development',
  postedOn: '2025-04-24',
  summary: 'Builds things',
}

async function careersWith(jobs: readonly Job[]) {
  vi.resetModules()
  vi.doMock('./jobs.ts', async (load) => ({
    ...(await load<typeof import('./jobs.ts')>()),
    jobs,
    hiringDepartments: jobs.map(({ department }) => department),
  }))
  const [{ careersMeta }, copy, { careersFaqs }, { applicationSteps }, contact, { socialDefaults }] =
    await Promise.all([
      import('./meta.ts'),
      import('./copy.ts'),
      import('./page.ts'),
      import('./sections.ts'),
      import('#content/contact/copy.ts'),
      import('#content/social-defaults.ts'),
    ])
  const { knownParams } = await import('#content/known-params.ts')
  return {
    title: careersMeta.title,
    description: careersMeta.description.split('. ')[0],
    heading: copy.heroCopy.heading,
    lede: copy.heroCopy.lede,
    action: copy.heroCopy.positionsAction,
    positions: `${copy.careersPageCopy.heading}: ${copy.careersPageCopy.lede}`,
    closing: copy.closingCopy.heading,
    contact: contact.otherWaysCopy.jobLink,
    social: socialDefaults.careers.title,
    firstStep: applicationSteps[0].text,
    faqs: careersFaqs.filter(({ question }) => question.includes('last day')).map(({ answer }) => answer),
    pages: knownParams['/careers/$id']?.values,
  }
}

afterEach(() => {
  vi.doUnmock('./jobs.ts')
  vi.resetModules()
})

test('without an open position, the careers page says so and how to send a resume', async () => {
  expect(await careersWith([])).toEqual({
    title: 'Careers: How We Work and Hire',
    description: 'There are no open positions at the moment',
    heading: 'Remote work, no commute',
    lede: 'There are no open positions at the moment, but we read every resume.',
    action: undefined,
    positions:
      'Open positions: There are no open positions at the moment. Send us your resume anyway: we read every one and write when something fits.',
    closing: 'Write to us anyway',
    contact: 'How we work',
    social: 'Careers, remote worldwide',
    firstStep: 'Send your resume, two links to work you are proud of, and what you would like to do here.',
    faqs: [],
    pages: [],
  })
})

test('with one open position, every sentence is in the singular and names its field', async () => {
  expect(await careersWith([engineer])).toEqual({
    title: 'Careers: One Remote Position',
    description: 'One full-time position in product development, remote worldwide',
    heading: 'One open position, no commute',
    lede: 'Product development, full-time and remote, wherever you happen to live.',
    action: 'See the position',
    positions: 'Open position: It is full-time and remote worldwide.',
    closing: 'Not the one for you?',
    contact: 'One open position',
    social: 'One open position, remote worldwide',
    firstStep: 'Send your resume, two links to work you are proud of, and the name of the position.',
    faqs: [expect.stringMatching(/^Yes. The posting is valid through /)],
    pages: ['3'],
  })
})
