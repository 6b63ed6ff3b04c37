import { pluralize } from '#shared/words.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { seedAccounts } from './seed-accounts.ts'
import { seedAuthors } from './seed-authors.ts'
import { seedClientBookings } from './seed-bookings.ts'
import { seedContent } from './seed-content.ts'
import { seedPages } from './seed-pages.ts'
import { seedPosts } from './seed-posts.ts'
import { seedClientProjects } from './seed-projects.ts'

export async function seedDatabase(context: ServiceContext<null>) {
  const { services, caseStudies, jobs } = await seedContent(context.db)
  return {
    services,
    'case studies': caseStudies,
    jobs,
    posts: await seedPosts(context),
    pages: await seedPages(context),
    authors: await seedAuthors(context.db),
    accounts: await seedAccounts(context),
    projects: await seedClientProjects(context.db),
    bookings: await seedClientBookings(context),
  }
}

export type Seeded = Awaited<ReturnType<typeof seedDatabase>>

const nouns = [
  ['services', 'service'],
  ['case studies', 'case study'],
  ['jobs', 'job'],
  ['posts', 'post'],
  ['pages', 'page'],
  ['authors', 'author'],
  ['accounts', 'account'],
  ['projects', 'project'],
  ['bookings', 'booking'],
] as const satisfies readonly (readonly [plural: keyof Seeded, singular: string])[]

export const seededLine = (counts: Seeded): string =>
  `Seed: added ${nouns.map(([plural, singular]) => pluralize(counts[plural], singular, plural)).join(', ')}.`
