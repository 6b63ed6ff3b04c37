/**
 * Applies the full style sheet, which the boot script has requested. The document itself has only the rules that its
 * own HTML needs (page-styles.ts), under names of its own (short-classes.ts).
 * @returns whether it applies
 */
export async function applyWholeStyles(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  // Failed already, or not needed: `npm run dev` has its styles from Vite.
  if (!link) return document.querySelector('[name=x-boot]') === null
  const isLoaded = link.sheet !== null
  link.media = 'all'
  if (isLoaded) return true
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true))
    link.addEventListener('error', () => resolve(false))
  })
}
