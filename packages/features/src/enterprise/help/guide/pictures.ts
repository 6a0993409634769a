/** The pictures of the guide, by the screen that they show. Whoever brings a portal may bring them, a file for each language. */
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

/** How large every picture of the guide is, in pixels. */
export const GUIDE_PICTURE_SIZE = { width: 1200, height: 750 } as const;

/** Where a picture lies under the folder that the brand names. */
export const guidePictureFile = (name: GuidePicture, locale: string): string => `${locale}/${name}.webp`;
