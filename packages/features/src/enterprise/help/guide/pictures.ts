/** Pictures by screen. A portal may bring them, with a file for each language. */
export const GUIDE_PICTURES = [
  'workbench.supplier',
  'messages.page',
  'issuance.issue',
  'issuance.review',
  'issuance.manage',
  'voucher.sign-for',
  'voucher.holdings',
  'transfer.apply',
  'transfer.review',
  'transfer.records',
  'registration.enterprise',
  'prompts.fees',
] as const;

export type GuidePicture = (typeof GUIDE_PICTURES)[number];

export const GUIDE_PICTURE_SIZE = { width: 1200, height: 750 } as const;

/** Path of a picture below the brand's folder. */
export const guidePictureFile = (name: GuidePicture, locale: string): string => `${locale}/${name}.webp`;
