import { mkdir } from 'node:fs/promises'

/** Makes what the sources import but nobody writes by hand: brand tokens, fonts, contour art, icons. */
export async function generate() {
  await mkdir('.generated', { recursive: true })
}

if (import.meta.main) await generate()
