/** Refusals of every act on an object that has a state and a version. */
export const STATE_REFUSALS = ['NOT_FOUND', 'ILLEGAL_STATE', 'STALE_VERSION'] as const;
