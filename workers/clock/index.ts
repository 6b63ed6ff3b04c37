import { tick } from './tick.ts'

interface Env {
  SITE_URL: string
  CLOCK_KEY: string
}

export default {
  async scheduled(_controller, env) {
    await tick({ siteUrl: env.SITE_URL, key: env.CLOCK_KEY, hasBackups: false })
  },
} satisfies ExportedHandler<Env>
