export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By the next task, the browser has taken over the file.
  setTimeout(() => URL.revokeObjectURL(url))
}
