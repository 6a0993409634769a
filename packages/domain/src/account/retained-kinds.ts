/** What the law keeps, whoever asks for its erasure. */
export const RETAINED_KINDS = ['identity', 'signatures', 'accounting', 'logs'] as const;

export type RetainedKind = (typeof RETAINED_KINDS)[number];
