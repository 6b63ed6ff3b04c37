import { expect, test } from 'vitest'
import { weighFunctions } from './function-weights.ts'

const output = (inputs: Record<string, number>, imports: [string, string][] = [], entryPoint?: string) => ({
  bytes: 0,
  exports: [],
  inputs: Object.fromEntries(
    Object.entries(inputs).map(([name, bytesInOutput]) => [name, { bytesInOutput }]),
  ),
  imports: imports.map(([path, kind]) => ({ path, kind: kind as 'import-statement' })),
  ...(entryPoint === undefined ? {} : { entryPoint }),
})

test('a Function weighs what its first request evaluates: no other endpoint, and nothing that is imported later', () => {
  const weights = weighFunctions({
    outputs: {
      'index.js': output(
        { 'src/server/platform/worker/create-worker.ts': 10 },
        [
          ['shared.js', 'import-statement'],
          ['health.js', 'dynamic-import'],
          ['image.js', 'dynamic-import'],
        ],
        'functions-entry:functions-entry',
      ),
      'shared.js': output({ 'node_modules/hono/dist/hono.js': 100, 'src/content/texts.ts': 9000 }),
      'health.js': output(
        { 'functions/api/health.ts': 5 },
        [['shared.js', 'import-statement']],
        'functions/api/health.ts',
      ),
      'image.js': output(
        { 'functions/social/image.ts': 7 },
        [
          ['satori.js', 'import-statement'],
          ['later.js', 'dynamic-import'],
        ],
        'functions/social/image.ts',
      ),
      'satori.js': output({ 'node_modules/satori/index.js': 1000 }),
      'later.js': output({ 'node_modules/fonts/index.js': 5000 }),
    },
  })
  expect(weights['api/health']).toEqual({
    bytes: 115,
    contributors: [
      { name: 'hono', bytes: 100 },
      { name: 'src/server/platform/worker/create-worker.ts', bytes: 10 },
      { name: 'functions/api/health.ts', bytes: 5 },
    ],
  })
  expect(weights['social/image']?.bytes).toBe(1117)
})
