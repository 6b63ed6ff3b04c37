import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'

const { scripts } = z.parse(
  z.object({ scripts: z.record(z.string(), z.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
)

const github = z.parse(
  z.object({
    on: z.object({ pull_request: z.unknown(), push: z.unknown() }),
    permissions: z.object({ contents: z.literal('read') }),
    jobs: z.record(
      z.string(),
      z.object({
        needs: z.optional(z.array(z.string())),
        if: z.optional(z.string()),
        'timeout-minutes': z.number(),
        env: z.optional(z.record(z.string(), z.string())),
        steps: z.array(
          z.object({ if: z.optional(z.string()), uses: z.optional(z.string()), run: z.optional(z.string()) }),
        ),
      }),
    ),
  }),
  parse(readFileSync('.github/workflows/site.yml', 'utf8')),
)

const gitlabJob = z.object({
  stage: z.string(),
  script: z.array(z.string()),
  rules: z.optional(z.array(z.object({ if: z.string(), exists: z.optional(z.array(z.string())) }))),
})
const gitlab = z.parse(
  z.object({
    stages: z.array(z.string()),
    default: z.object({ before_script: z.array(z.string()) }),
    check: gitlabJob,
    test: gitlabJob,
    preview: gitlabJob,
  }),
  parse(readFileSync('.gitlab-ci.yml', 'utf8')),
)

const runsOf = (job: string) => github.jobs[job]?.steps.flatMap(({ run }) => run ?? []) ?? []
const previewCommand = /npm run deploy -- --preview --branch "\$\w+"/

test('both pipelines check, test and deploy previews with commands that exist', () => {
  const github = ['check', 'test', 'preview'].map((job) => runsOf(job).join('\n'))
  const jobs = [gitlab.check, gitlab.test, gitlab.preview].map(({ script }) => script.join('\n'))
  for (const [check = '', tests = '', preview = ''] of [github, jobs]) {
    expect(check).toContain('npm run check')
    expect(check).toContain('npm run audit:dependencies')
    expect(tests).toContain('npm test')
    expect(preview).toMatch(previewCommand)
    for (const [, name = ''] of [check, tests, preview].join('\n').matchAll(/npm (?:run )?([a-z:]+)\b/g))
      if (name !== 'ci') expect(scripts, name).toHaveProperty(name)
  }
  expect(gitlab.default.before_script.join()).toContain('npm ci')
  expect([gitlab.check, gitlab.test, gitlab.preview].map(({ stage }) => stage)).toEqual(gitlab.stages)
})

test('each job on GitHub installs the packages before it uses them, and ends by itself', () => {
  for (const [name, { steps }] of Object.entries(github.jobs)) {
    const [first = 'npm ci'] = runsOf(name).filter((run) => /^np[mx] /.test(run))
    expect(first, name).toBe('npm ci')
    expect(steps[0]?.uses, name).toMatch(/^actions\/checkout@/)
  }
})

test('each action is pinned to a commit, because a tag can be moved, and names its version', () => {
  const workflows = globSync('.github/workflows/*.{yml,yaml}').map((file) => readFileSync(file, 'utf8'))
  const actions = workflows.flatMap((text) => text.match(/(?<=\buses: ).+/g) ?? [])
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('without the secrets or a database of its own, a preview is skipped and not failed', () => {
  const [decision = ''] = runsOf('plan')
  expect(github.jobs.plan?.env?.CLOUDFLARE_API_TOKEN).toContain('secrets.CLOUDFLARE_API_TOKEN')
  expect(decision).toContain('-z "$CLOUDFLARE_API_TOKEN"')
  expect(decision).toContain('"previewDatabase"')
  expect(github.jobs.preview?.needs).toEqual(['plan', 'check'])
  expect(github.jobs.preview?.if).toBe("needs.plan.outputs.preview == 'yes'")

  expect(gitlab.preview.rules).toEqual([
    {
      if: '$CI_PIPELINE_SOURCE == "merge_request_event" && $CLOUDFLARE_API_TOKEN',
      exists: ['src/site/cloud.json'],
    },
  ])
  expect(gitlab.preview.script.join()).toContain('"previewDatabase"')
})

test('what is merged is deployed on GitHub once it is checked and tested, and nothing else is', () => {
  const { deploy } = github.jobs
  expect(runsOf('deploy')).toEqual(['npm ci', 'npm run explain -- npm run deploy'])
  expect(deploy?.needs).toEqual(['plan', 'check', 'test'])
  expect(deploy?.if).toBe("needs.plan.outputs.production == 'yes'")
  expect(runsOf('plan')[0]).toMatch(/"\$GITHUB_EVENT_NAME" = push \]; then\s+echo "production=yes"/)
})

test("a branch's name reaches the shell as a variable, never as part of the command", () => {
  for (const name of Object.keys(github.jobs))
    for (const run of runsOf(name)) expect(run).not.toContain('${{')
})
