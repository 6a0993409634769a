/** Kinds of data that the law requires to be kept even when their erasure is requested. */
export const RETAINED_KINDS = ['identity', 'signatures', 'accounting', 'logs'] as const;

export type RetainedKind = (typeof RETAINED_KINDS)[number];
