import { asc, eq } from 'drizzle-orm'
import type { SiteContent } from '#contracts/content.ts'
import { findPicturesById } from '#domains/files/shown-pictures.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { services } from '#platform/db/schema/content.ts'
import { selectPeople } from '#domains/schedules/occupies-time.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { toCaseStudy } from './case-study-row.ts'
import { withFirstServices } from './bookable-services.ts'
import { selectCards } from './public-stories.ts'
import { loadStoryPictures } from './story-pictures.ts'

/** The home page shows the first ones, `/work` those after them too. */
const homeStudiesMax = 12

/**
 * Returns the published services, the first published case studies, and whether anybody takes appointments. A database that never had
 * services gets the first ones.
 */
export async function readSiteContent(context: ServiceContext): Promise<SiteContent> {
  const rows = await withFirstServices(
    context,
    () => publishedRows(context),
    ({ services }) => services.length === 0,
  )
  const { db } = context
  const caseStudies = rows.caseStudies.map((row) => toCaseStudy(row))
  const [showStoryPictures, pictures] = await Promise.all([
    loadStoryPictures(db, caseStudies),
    findPicturesById(
      { db },
      rows.services.flatMap(({ picture }) => picture ?? []),
    ),
  ])
  return {
    services: rows.services.map(({ picture, ...service }) => {
      const shown = pictures.get(picture ?? 0)
      return { ...service, ...(shown ? { picture: shown } : {}) }
    }),
    caseStudies: caseStudies.map(showStoryPictures),
    takesAppointments: rows.people.length > 0,
  }
}

const publishedRows = ({ db, now }: Pick<ServiceContext, 'db' | 'now'>) =>
  batchNamed(db, {
    services: db
      .select()
      .from(services)
      .where(eq(services.status, 'published'))
      .orderBy(asc(services.sortOrder), asc(services.id)),
    people: selectPeople(db).limit(1),
    caseStudies: selectCards({ db, now }, homeStudiesMax),
  })
