import { afterEach, expect, test, vi } from 'vitest'
import { site } from '#site.config.ts'
import type { Office } from '#shared/site-config.ts'
import { isSampleBrand } from '#tests/sample-brand.ts'

const lisbon: Office = {
  city: 'Lisbon',
  region: 'Lisboa',
  country: 'Portugal',
  countryCode: 'PT',
  isHeadquarters: true,
  longitude: -9.1,
  utcOffsetMinutes: 0,
}
const austin: Office = {
  ...lisbon,
  city: 'Austin',
  country: 'USA',
  isHeadquarters: false,
  utcOffsetMinutes: -540,
}
const hanoi: Office = {
  ...lisbon,
  city: 'Hanoi',
  country: 'Vietnam',
  isHeadquarters: false,
  utcOffsetMinutes: 420,
}

async function sentencesWith(offices: readonly Office[]) {
  vi.resetModules()
  vi.doMock('#site.config.ts', async (load) => ({
    ...(await load<typeof import('#site.config.ts')>()),
    site: { ...site, offices },
  }))
  const { homeFaqs } = await import('#content/home/faqs.ts')
  const { careersFaqs } = await import('#content/careers/page.ts')
  const careers = await import('#content/careers/copy.ts')
  const about = await import('#content/about/copy.ts')
  const { contactMeta } = await import('#content/contact/meta.ts')
  const { socialDefaults } = await import('#content/social-defaults.ts')
  const { llmsPages } = await import('#seo/llms-txt.ts')
  const answerTo = (faqs: readonly { question: string; answer: string }[], question: string) =>
    faqs.find((faq) => faq.question === question)?.answer.split('. ')
  return {
    based: answerTo(homeFaqs, 'Where are you based?')?.[0],
    open: answerTo(careersFaqs([]), 'Where can I work from?')?.[1],
    day: careers.workingDayCopy.dayCaption,
    about: about.heroCopy.heading,
    ridge: about.officeRidgeCopy.between,
    contact: contactMeta.description.slice(contactMeta.description.indexOf(', with') + 2),
    social: socialDefaults.company.description.split('. ')[1],
    llms: /with (?:an office|offices) in [^.]*/.exec(llmsPages([], 'https://www.example.com'))?.[0],
  }
}

afterEach(() => {
  vi.doUnmock('#site.config.ts')
  vi.resetModules()
})

test.runIf(isSampleBrand)('with one office, no sentence speaks of others', async () => {
  expect(await sentencesWith([lisbon])).toEqual({
    based: 'Our headquarters are in Lisbon (Portugal), with a global remote team',
    open: 'Our office in Lisbon is open to you, but nobody has to come in.',
    day: 'The office keeps its hours, and you keep yours. So we write things down.',
    about: 'One team around one summit',
    ridge: 'a global remote team all around',
    contact: 'with an office in Lisbon.',
    social: 'An office in Lisbon (Portugal).',
    llms: 'with an office in Lisbon (Portugal)',
  })
})

test.runIf(isSampleBrand)('with two offices, sentences name the headquarters and the other one', async () => {
  expect(await sentencesWith([austin, lisbon])).toEqual({
    based:
      'Our headquarters are in Lisbon (Portugal), with an office in Austin (USA) and a global remote team',
    open: 'Our offices in Austin and Lisbon are open to you, but nobody has to come in.',
    day: 'When one office opens, the other has gone home. So we write things down.',
    about: 'One team between two summits',
    ridge: 'a global remote team in between and beyond',
    contact: 'with offices in Austin and Lisbon.',
    social: 'Offices in Austin (USA) and Lisbon (Portugal).',
    llms: 'with offices in Austin (USA) and Lisbon (Portugal)',
  })
})

test.runIf(isSampleBrand)('with three offices, sentences list them with commas', async () => {
  expect(await sentencesWith([lisbon, austin, hanoi])).toMatchObject({
    based:
      'Our headquarters are in Lisbon (Portugal), with offices in Austin (USA) and Hanoi (Vietnam) and a global remote team',
    open: 'Our offices in Lisbon, Austin and Hanoi are open to you, but nobody has to come in.',
    day: 'Our offices do not all open at the same time. So we write things down.',
    about: 'One team between three summits',
    contact: 'with offices in Lisbon, Austin and Hanoi.',
    llms: 'with offices in Lisbon (Portugal), Austin (USA) and Hanoi (Vietnam)',
  })
})
