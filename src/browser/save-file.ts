/** Long enough for Safari, which may read the file after the next task (github.com/kennethjiang/js-file-download/pull/55). */
const readableMs = 40_000

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readableMs)
}
