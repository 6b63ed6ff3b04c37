import type { SocialCategory } from '#contracts/social-image.ts'
import { capitalize } from '#shared/count-in-words.ts'
import { byCount } from '#content/careers/by-count.ts'
import { officesInWords } from '#shared/offices.ts'
import { site } from '#site.config.ts'

export const socialDefaults: Readonly<Record<SocialCategory, { title: string; description: string }>> = {
  marketing: {
    title: 'Digital marketing you can measure',
    description:
      'Service categories from SEO to mobile, for acquisition, engagement, conversion and retention.',
  },
  tech: {
    title: 'Product development, phase by phase',
    description: 'Each phase with its activities and what AI does in it.',
  },
  ai: {
    title: 'AI-powered growth solutions',
    description: 'Analysis, strategic planning and innovation for marketing, advertising and products.',
  },
  services: {
    title: 'What we do, and what it costs',
    description: 'Digital marketing, digital advertising, product development, research and growth packages.',
  },
  company: {
    title: 'One team for marketing, advertising and product',
    description: `Founded in ${site.foundedYear}. ${capitalize(officesInWords(site.offices))}.`,
  },
  blog: {
    title: 'Notes on marketing, advertising and product',
    description: 'Articles on SEO, content, digital marketing, advertising and product development.',
  },
  careers: {
    title: `${byCount({ none: 'Careers', one: 'One open position', many: 'Open positions' })}, remote worldwide`,
    description: byCount({
      none: 'How we work, and how to send us your resume.',
      one: 'What the role does, what it requires, and how to apply.',
      many: 'What each role does, what it requires, and how to apply.',
    }),
  },
  default: {
    title: site.metadata.defaultTitle,
    description: site.metadata.defaultDescription,
  },
}
