import { renderText } from '#domains/blog/render-post.ts'

const foreignMarks: readonly [RegExp, string][] = [
  [/\{%-?\s*\w+[^%\n]*%\}/, 'a Liquid tag'],
  [/\{\{[<%]\s*\/?\w+[^\n]*[>%]\}\}/, 'a Hugo shortcode'],
  [/^(?:import|export)\s.+$/m, 'an MDX import'],
  [/<\/?[A-Z]\w*[^>\n]*>/, 'a component'],
  [/^ {0,3}<\/?(?!(?:https?|mailto):)[a-z][\w-]*(?:\s[^>\n]*)?\/?>/m, 'HTML'],
]

/** Returns what of a post's text readers would not see as its author meant it, in plain words. */
export async function findLostInText(content: string): Promise<string[]> {
  const prose = content
    .replace(/^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1[ \t]*$/gm, '')
    .replace(/`[^`\n]+`/g, '')
  const marks = foreignMarks.flatMap(([pattern, name]) => {
    const mark = pattern.exec(prose)?.[0]
    return mark === undefined ? [] : [`${name}, which is shown as text: ${mark.trim().slice(0, 80)}`]
  })
  const { refusedAddresses } = await renderText(content)
  return [
    ...refusedAddresses.map((address) => `a link or picture to ${address}, which is no address of this site`),
    ...marks,
  ]
}
