/** Why nothing comes of what a lender's system told; what the business refuses besides, it refuses by its own rules. */
export const LENDER_WORD_OBSTACLES = [
  'overtaken',
  'finished',
  'saidBeforeItWasAsked',
  'amountDiffers',
  'noRecourse',
  'nobodyAskedToSign',
  'nobodyOpenedThePage',
] as const;

export type LenderWordObstacle = (typeof LENDER_WORD_OBSTACLES)[number];

/** Whether what was kept of a word that came to nothing is one of these. */
export const isLenderWordObstacle = (because: string): because is LenderWordObstacle =>
  LENDER_WORD_OBSTACLES.some((one) => one === because);
