import type { D1Migration } from '@cloudflare/vitest-plugin'
import type { Env as SiteEnv } from '#platform/http/env.ts'

declare global {
  /** Declared here because Vite's own types would add the DOM's to the worker. */
  interface ImportMeta {
    glob<Module>(
      patterns: string[],
      options: { eager: true; query?: string; import?: string; exhaustive?: true },
    ): Record<string, Module>
  }
  namespace Cloudflare {
    interface Env extends SiteEnv {
      TEST_MIGRATIONS: D1Migration[]
      REPLICA: D1Database
      BACKUPS: R2Bucket
      FUZZ_CASES: string
      FUZZ_SEED: string
    }
  }
}
