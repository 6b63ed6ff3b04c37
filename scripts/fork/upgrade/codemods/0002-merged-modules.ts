import { posix } from 'node:path'
import type { Codemod } from '../codemods.ts'

const mergedModules: Readonly<Record<string, string>> = {
  '#browser/form-texts.ts': '#browser/tab-draft.ts',
  '#browser/signed-in-hint.ts': '#browser/preference.ts',
  '#browser/use-session.ts': '#browser/current-user.ts',
  '#contracts/admin-newsletter.ts': '#contracts/newsletter.ts',
  '#contracts/auth-input.ts': '#contracts/auth.ts',
  '#contracts/blog-search.ts': '#contracts/blog.ts',
  '#contracts/calendar-day.ts': '#contracts/dates.ts',
  '#contracts/factor-keys.ts': '#contracts/account.ts',
  '#contracts/instant.ts': '#contracts/dates.ts',
  '#contracts/long-text.ts': '#contracts/entered-text.ts',
  '#contracts/message-rules.ts': '#contracts/booking-rules.ts',
  '#contracts/name-schema.ts': '#contracts/entered-text.ts',
  '#features/site/services/product/group-colours.ts': '#features/site/services/service-look.ts',
  '#features/site/services/service-tints.ts': '#features/site/services/service-look.ts',
  '#platform/db/schema/email-kinds.ts': '#platform/db/schema/outbox.ts',
  '#seo/canonical-url.ts': '#shared/links.ts',
  '#seo/default-social-image.ts': '#seo/site-origin.ts',
  '#seo/open-graph-locale.ts': '#shared/site-config.ts',
  '#server/db/schema/email-kinds.ts': '#server/db/schema/outbox.ts',
  '#shared/art-path.ts': '#shared/page-paths.ts',
  '#shared/ascii-letters.ts': '#shared/slug.ts',
  '#shared/blog-outline.ts': '#shared/article-text.ts',
  '#shared/booked-services.ts': '#shared/article-text.ts',
  '#shared/capped-count.ts': '#shared/words.ts',
  '#shared/challenge.ts': '#shared/failures.ts',
  '#shared/clamp-words.ts': '#shared/plain-text.ts',
  '#shared/collapse-spaces.ts': '#shared/plain-text.ts',
  '#shared/count-chars.ts': '#shared/plain-text.ts',
  '#shared/count-in-words.ts': '#shared/words.ts',
  '#shared/cover-figures.ts': '#shared/drawings.ts',
  '#shared/covers-path.ts': '#shared/url-paths.ts',
  '#shared/decodable-path.ts': '#shared/url-paths.ts',
  '#shared/honeypot.ts': '#shared/bot-checks.ts',
  '#shared/issue-path.ts': '#shared/page-paths.ts',
  '#shared/keep-field.ts': '#shared/account-rules.ts',
  '#shared/link-kind.ts': '#shared/links.ts',
  '#shared/list-in-words.ts': '#shared/plain-text.ts',
  '#shared/own-page.ts': '#shared/site-config.ts',
  '#shared/own-time-zone.ts': '#shared/time-zones.ts',
  '#shared/parse-url.ts': '#shared/links.ts',
  '#shared/path-after-invitation.ts': '#shared/return-path.ts',
  '#shared/person-check.ts': '#shared/bot-checks.ts',
  '#shared/plain-failure.ts': '#shared/failures.ts',
  '#shared/pluralize.ts': '#shared/words.ts',
  '#shared/read-time-zone.ts': '#shared/time-zones.ts',
  '#shared/reading-time.ts': '#shared/article-text.ts',
  '#shared/social-image-key.ts': '#api/social-images.ts',
  '#shared/story-path.ts': '#shared/page-paths.ts',
  '#shared/tag-amount.ts': '#shared/formats.ts',
  '#shared/text-language.ts': '#shared/plain-text.ts',
  '#shared/without-trailing-slashes.ts': '#shared/url-paths.ts',
  '#shared/word-for.ts': '#shared/words.ts',
  '#shared/zone-in-words.ts': '#shared/time-in-words.ts',
  '#shared/zoned-time.ts': '#shared/time-zones.ts',
  '#ui/hidden-with-script.ts': '#ui/cn.ts',
  '#ui/use-latch.ts': '#ui/query-state.tsx',
}

const specifier = /(['"])((?:#|\.\.?\/)[^'"\n]+\.tsx?)\1/g

export const codemod: Codemod = {
  version: '2.0.0',
  does: 'imports name the modules into which small ones were merged',
  edit: (file, text) =>
    /\.tsx?$/.test(file)
      ? text.replace(specifier, (match, quote: string, module: string) => {
          const target = mergedModules[aliasOf(file, module)]
          return target ? `${quote}${target}${quote}` : match
        })
      : null,
}

/** Relative imports of a component in `src/site/components/` find the files beside the original. */
function aliasOf(file: string, module: string): string {
  if (module.startsWith('#')) return module
  const originals = posix.dirname(file).replace(/^src\/site\/components(?=\/)/, 'src')
  return posix.join(originals, module).replace(/^src\//, '#')
}
