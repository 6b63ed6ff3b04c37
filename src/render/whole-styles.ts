export async function applyWholeStyles(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>('head link[rel="stylesheet"]')
  if (!link) return document.querySelector('[name=x-app]') === null
  const isLoaded = link.sheet !== null
  link.media = 'all'
  if (isLoaded) return true
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true))
    link.addEventListener('error', () => resolve(false))
  })
}
