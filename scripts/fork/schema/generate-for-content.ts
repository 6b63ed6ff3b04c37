import { writeApiRoutes } from '../../build/api-routes.ts'
import { generate } from '../../build/generate.ts'
import { buildPageList } from '../../build/pages/build-page-list.ts'

export async function generateForContent(): Promise<void> {
  await writeApiRoutes()
  await generate()
  await buildPageList()
}
