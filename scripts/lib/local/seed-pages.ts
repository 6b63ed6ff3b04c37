import { createPage } from '#domains/pages/save-page.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { readTextPages } from '../../build/pages/read-text-pages.ts'
import type { TextPageFile } from '../../build/pages/text-page-file.ts'

/** The build has refused files at addresses that the site has. */
const findPath = async () => 'none' as const
const user = { id: null, username: 'seed' }

/** Adds the text pages of the files that the database does not have. */
export async function seedPages(
  context: ServiceContext,
  files: readonly TextPageFile[] = readTextPages().textPages,
): Promise<number> {
  let addedCount = 0
  for (const { fields } of files) {
    const result = await createPage({ ...context, user, findPath }, fields)
    if (result.ok) addedCount += 1
  }
  return addedCount
}
