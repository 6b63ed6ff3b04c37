import { seedCaseStudies } from '#content/seed/case-studies.ts'
import { seedServices } from '#content/seed/services.ts'
import type { PageSource } from '#contracts/page-source.ts'

const refuse = () => {
  throw new Error('no page here reads this')
}

export const contentSource: PageSource = {
  refusedForm: () => null,
  notice: () => null,
  today: () => '2026-11-22',
  teaser: async () => [],
  content: async () => ({
    services: seedServices.map((service) => ({ ...service, features: [...service.features] })),
    caseStudies: [...seedCaseStudies],
    takesAppointments: false,
  }),
  article: async () => null,
  author: async () => null,
  list: refuse,
  search: refuse,
  unsubscription: refuse,
  invitation: refuse,
  passwordReset: refuse,
  booking: refuse,
  appointment: refuse,
  linkedMessages: refuse,
  issues: refuse,
  issue: refuse,
  jobs: async () => ({ jobs: [], hasMore: false }),
  job: async () => null,
  stories: async () => ({ stories: [...seedCaseStudies], services: [] }),
  story: refuse,
  page: async () => null,
  menuPages: async () => null,
}
