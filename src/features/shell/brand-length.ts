/** A longer brand takes two lines beside the logo, or is shown by its `shortBrand`. */
export const brandCharsBest = 16
