import { openBuiltSite } from './gate/built-site.ts'
import { readSite } from './gate/read-site.ts'
import { findFaults, faultLine, rules } from './gate/rules.ts'
let t = performance.now()
const lap = (s: string) => {
  console.log(s, Math.round(performance.now() - t))
  t = performance.now()
}
const s = await openBuiltSite('http://localhost:8802')
lap('open')
const f = await readSite(s)
lap('read')
const x = findFaults(f)
lap('rules')
console.log(f.pages.length, f.answers.size, rules.length)
for (const l of x) console.log(faultLine(l))
await s[Symbol.asyncDispose]()
