const own = [
  /\.toLocale(Date|Time)?String\(/,
  /\bIntl\.(DateTimeFormat|NumberFormat)\(/,
  /\.resolvedOptions\(/,
  /(['"`])(USD|en-US)\1/,
]

export function findOwnFormats(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => own.some((pattern) => pattern.test(line)))
    .map((line) => line.trim())
}

export function mayFormat(file: string): boolean {
  return (
    [
      // Apart from formats.ts, which every Function loads.
      'src/server/platform/csv/write-csv.ts',
      'src/shared/time-zones.ts',
      ...['src/shared/formats.ts', 'src/site.config.ts', 'src/site/site.config.ts'],
    ].includes(file) || /\.test\.tsx?$/.test(file)
  )
}
