/**
 * Applies the full style sheet, which the boot script has requested. The document itself has only the rules that its
 * own HTML needs (page-styles.ts).
 * @returns when it applies, or has failed to load: the page still works then
 */
export async function applyWholeStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (!link) return
  const isLoaded = link.sheet !== null
  link.media = 'all'
  if (isLoaded) return
  await new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
  })
}
