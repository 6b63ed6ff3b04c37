import { logError } from '#platform/log/log.ts'
import { sitemapPartPath } from '#platform/pages/page-subjects.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { serviceFilter, storyPath, workPath } from '#shared/page-paths.ts'
import { listStories } from './public-stories.ts'

/** The stories whose copies are dropped beside the changed one; later ones are stale for a minute at most. */
const storiesMax = 24
const filtersMax = 10

/**
 * Returns the paths of the pages to drop from the cache when case studies with these slugs change. Order and colors of
 * the other stories may change too.
 */
export async function pagesOfStories(context: ServiceContext, slugs: readonly string[]): Promise<string[]> {
  return [
    ...new Set([
      ...slugs.map(storyPath),
      '/',
      workPath,
      '/llms.txt',
      sitemapPartPath('pages'),
      ...(await otherPages(context)),
    ]),
  ]
}

async function otherPages(context: ServiceContext): Promise<string[]> {
  try {
    const { stories, services } = await listStories(context)
    return [
      ...stories.slice(0, storiesMax).map(({ slug }) => storyPath(slug)),
      ...services.slice(0, filtersMax).map((service) => `${workPath}?service=${serviceFilter(service)}`),
    ]
  } catch (error) {
    logError('some stories were not dropped', error, {})
    return []
  }
}
