import { generate } from '../../build/generate.ts'
import { buildPageList } from '../../build/pages/build-page-list.ts'

export async function generateForContent(): Promise<void> {
  await generate()
  await buildPageList()
}
