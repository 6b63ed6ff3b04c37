import { assetWorkerConfig, writeAssetWorker } from '../cloud/worker-config.ts'
import { keepBuild } from '../build/build-lock.ts'
import { requireBuild } from '../build/build-pages.ts'
import { runScript } from '../lib/plain-failure.ts'

async function writeConfig(): Promise<void> {
  requireBuild()
  using _build = keepBuild()
  writeAssetWorker()
  console.log(`Written: ${assetWorkerConfig} (docs/workers.md). To see what would be uploaded:
  npm run cf -- deploy --dry-run --config ${assetWorkerConfig}`)
}

await runScript(writeConfig)
