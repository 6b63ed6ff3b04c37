import type { D1Migration } from '@cloudflare/vitest-plugin'
import type { Env as SiteEnv } from '#server/http/env.ts'

declare global {
  /** Vite's, which the tests are transformed by; its own types bring the browser's with them. */
  interface ImportMeta {
    glob<Module>(patterns: string[], options: { eager: true }): Record<string, Module>
  }
  namespace Cloudflare {
    /** What `env` of 'cloudflare:test' holds: the site's own bindings and the migrations to apply. */
    interface Env extends SiteEnv {
      TEST_MIGRATIONS: D1Migration[]
    }
  }
}
