import { coversPath } from '#shared/url-paths.ts'

interface Redirect {
  from: string
  to: string
  withTail?: true
}

interface TakenPaths {
  pages: readonly string[]
  disabled: readonly string[]
}

export function redirectFaults(redirects: readonly Redirect[], { pages, disabled }: TakenPaths): string[] {
  const sources = redirects.map(({ from }) => from)
  return redirects.flatMap(({ from, to, withTail }, index) => {
    const below = withTail ? pages.find((page) => page.startsWith(`${from}/`)) : undefined
    const faults = [
      !/^(\/[\w.~-]+)+$/.test(from) &&
        `${from} is not a path such as /old-page, without a slash at its end, a question mark or a #`,
      sources.indexOf(from) !== index && `${from} is redirected twice`,
      coversPath(disabled, from) &&
        `${from} is in disabled and answers 404, so it cannot be redirected: choose one of the two`,
      pages.includes(from) &&
        !coversPath(disabled, from) &&
        `${from} is a page of this site, which nobody would see: redirect another address, or add the page to disabled`,
      below !== undefined && `${from} with everything below it would hide the page ${below}`,
      !/^\/(?!\/)/.test(to) && `${from} leads to ${to}, which is not a path of this site`,
      sources.includes(to.split(/[?#]/)[0] ?? '') &&
        `${from} leads to ${to}, which is redirected itself: name the page where readers end`,
    ]
    return faults.filter((fault) => fault !== false)
  })
}
