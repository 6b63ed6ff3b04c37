export const fileRules = {
  nameCharsMax: 120,
  altCharsMax: 300,
  pictureBytesMax: 12_000_000,
  picturePixelsMax: 50_000_000,
  documentBytesMax: 25_000_000,
  /** A document, or a picture with its variants. */
  requestBytesMax: 32_000_000,
  variantBytesMax: 4_000_000,
  /** What R2 stores without charge. */
  totalBytesMax: 10_000_000_000,
} as const

/** In pixels. The browser makes those that are narrower than the picture. */
export const variantWidths = [480, 960, 1600] as const

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export const documentTypes = ['application/pdf'] as const

export interface FileVariant {
  width: number
  height: number
  type: string
  bytes: number
}
