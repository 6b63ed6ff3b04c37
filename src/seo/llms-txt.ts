import { llmsTexts as texts } from '#content/interface/machines.ts'
import { jobMeta } from '#content/careers/job-meta.ts'
import type { Job } from '#content/careers/job.ts'
import { authorPageCopy } from '#content/blog/author-page.ts'
import { careersMeta } from '#content/careers/meta.ts'
import { officesInWords } from '#content/interface/offices.ts'
import { textPagesHeading } from '#content/interface/text-pages.ts'
import { archiveMeta } from '#content/newsletter/archive-meta.ts'
import { workMeta } from '#content/work/meta.ts'
import type { IssueCard } from '#contracts/issues.ts'
import { collapseSpaces } from '#shared/plain-text.ts'
import { authorPath, issuePath, storyPath } from '#shared/page-paths.ts'
import { supportHours } from '#shared/opening-hours.ts'
import { site } from '#site.config.ts'
import { absoluteUrl, canonicalUrl } from '#shared/links.ts'

export interface PageLine {
  path: string
  title: string
  description: string
}

const sections: readonly { heading: string; accepts: (path: string) => boolean }[] = [
  {
    heading: texts.services,
    accepts: (path) => path === '/digital-marketing-strategy' || path.startsWith('/services'),
  },
  { heading: texts.careers, accepts: (path) => path.startsWith('/careers') },
  { heading: texts.blog, accepts: (path) => path.startsWith('/blog') },
  { heading: texts.company, accepts: () => true },
]

export function llmsPages(pages: readonly PageLine[], origin: string): string {
  const sectionOf = (path: string) => sections.find(({ accepts }) => accepts(path))?.heading
  return [
    `# ${site.brand}`,
    `> ${collapseSpaces(site.metadata.defaultDescription)}`,
    texts.about({ ...site, offices: officesInWords(site.offices), hours: supportHours }),
    ...sections.flatMap(({ heading }) => {
      const lines = pages
        .filter(({ path }) => sectionOf(path) === heading)
        .map((page) => lineOf(page, origin))
      return lines.length > 0 ? [`## ${heading}\n\n${lines.join('\n')}`] : []
    }),
    '',
  ].join('\n\n')
}

export function llmsPagesOn(
  pages: string,
  {
    origin,
    openings,
    emptyPaths,
  }: { origin: string; openings: readonly Job[]; emptyPaths: readonly string[] },
): string {
  const careersLines = [careersMeta(openings), ...openings.map(jobMeta)].map((page) => lineOf(page, origin))
  const isAbout = (line: string, path: string) => line.includes(`](${canonicalUrl(origin, path)})`)
  return pages
    .split('\n')
    .filter((line) => !emptyPaths.some((path) => isAbout(line, path)))
    .flatMap((line) => (isAbout(line, '/careers') ? careersLines : [line]))
    .join('\n')
}

export function llmsPosts(
  posts: readonly { slug: string; title: string; excerpt: string }[],
  origin: string,
  { hasFeed = true } = {},
): string {
  const lines = posts.map(({ slug, title, excerpt }) =>
    lineOf({ path: `/blog/${slug}`, title, description: excerpt }, origin),
  )
  return [
    ...(lines.length > 0 ? [`## ${texts.articles}\n\n${lines.join('\n')}`] : []),
    [
      `## ${texts.optional}`,
      '',
      link(
        texts.sitemap,
        absoluteUrl(origin, '/sitemap.xml'),
        hasFeed ? texts.sitemapOfArticles : texts.sitemapOfPages,
      ),
      ...(hasFeed ? [link(texts.feed, absoluteUrl(origin, '/blog/feed.xml'), texts.feedSummary)] : []),
    ].join('\n'),
    '',
  ].join('\n\n')
}

export function llmsArchive(issues: readonly IssueCard[], origin: string): string {
  const issueLines = issues.map(({ slug, subject: title, summary: description }) => {
    return { path: issuePath(slug), title, description }
  })
  const lines = [archiveMeta, ...issueLines].map((line) => lineOf(line, origin))
  return `## ${texts.newsletter}\n\n${lines.join('\n')}\n\n`
}

export function llmsStories(
  stories: readonly { slug: string; title: string; description: string }[],
  origin: string,
): string {
  const storyLines = stories.map(({ slug, title, description }) => ({
    path: storyPath(slug),
    title,
    description,
  }))
  const lines = [workMeta, ...storyLines].map((line) => lineOf(line, origin))
  return `## ${texts.work}\n\n${lines.join('\n')}\n\n`
}

export const llmsTextPages = (pages: readonly PageLine[], origin: string): string =>
  `## ${textPagesHeading}\n\n${pages.map((page) => lineOf(page, origin)).join('\n')}\n\n`

export function llmsAuthors(
  authors: readonly { slug: string; name: string; title: string; bio: string | null }[],
  origin: string,
): string {
  const lines = authors.map(({ slug, name, title, bio }) =>
    lineOf({ path: authorPath(slug), title: name, description: bio ? `${title}. ${bio}` : title }, origin),
  )
  return lines.length > 0 ? `## ${authorPageCopy.authors}\n\n${lines.join('\n')}\n\n` : ''
}

const lineOf = ({ path, title, description }: PageLine, origin: string): string =>
  link(title, canonicalUrl(origin, path), description)

const link = (name: string, address: string, summary: string): string =>
  `- [${collapseSpaces(name).replace(/[[\]\\]/g, '\\$&')}](${address}): ${collapseSpaces(summary)}`
