import { generate } from '../build/generate.ts'
import { buildPageList } from '../pages/build-page-list.ts'

/** Writes what the content modules import, which a fresh clone does not have. */
export async function generateForContent(): Promise<void> {
  await generate()
  await buildPageList()
}
