const requirementRow = /^\| \d+\.\d+\.\d+ \| [^|]+ \| (.+) \|$/
const countSentence = /Of \d+ applicable requirements, \*\*\d+ are met, \d+ partly met and \d+ not met\*\*/

export function findCountFaults(text: string): string[] {
  const verdicts = text.split('\n').flatMap((line) => requirementRow.exec(line)?.[1] ?? [])
  const partlyMetCount = verdicts.filter((verdict) => verdict.startsWith('partly:')).length
  const unmetCount = verdicts.filter((verdict) => verdict.startsWith('not met:')).length
  const metCount = verdicts.length - partlyMetCount - unmetCount
  const sentence = `Of ${verdicts.length} applicable requirements, **${metCount} are met, ${partlyMetCount} partly met and ${unmetCount} not met**`
  return countSentence.exec(text)?.[0] === sentence
    ? []
    : [`The counts in docs/asvs.md do not match its rows. Write instead: "${sentence}".`]
}
