export const workPath = '/work'

export const storyPath = (slug: string): string => `${workPath}/${slug}`

/** Returns the name of a service in `/work?service=…`: letters and digits of its title, or its id without any. */
export function serviceFilter({ id, title }: { id: number; title: string }): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return name === '' ? String(id) : name
}
