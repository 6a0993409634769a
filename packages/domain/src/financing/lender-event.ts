/** Why an event that a lender's system reports is ignored, besides the refusals of the act itself. */
export const LENDER_EVENT_OBSTACLES = [
  'overtaken',
  'finished',
  'saidBeforeItWasAsked',
  'amountDiffers',
  'noRecourse',
  'nobodyAskedToSign',
  'nobodyOpenedThePage',
] as const;

export type LenderEventObstacle = (typeof LENDER_EVENT_OBSTACLES)[number];

/** Whether a recorded reason is one of these obstacles, and not a refusal. */
export const isLenderEventObstacle = (reason: string): reason is LenderEventObstacle =>
  LENDER_EVENT_OBSTACLES.some((obstacle) => obstacle === reason);
