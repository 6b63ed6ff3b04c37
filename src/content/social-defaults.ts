import type { SocialCategory } from '#contracts/social-image.ts'
import { capitalize } from '#shared/words.ts'
import { officesInWords } from '#content/interface/offices.ts'
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
    title: 'Careers, remote worldwide',
    description: 'How we work, what you get, and how to apply.',
  },
  default: {
    title: site.metadata.defaultTitle,
    description: site.metadata.defaultDescription,
  },
}
