let last: string | undefined;

/** Remembers the number of the last call that failed, so that customer service can be told it; nothing forgets it. In memory only. */
export const noteFailure = (requestId: string | undefined): void => {
  last = requestId;
};

/** The number of the last call that failed since the page was loaded. */
export const lastFailure = (): string | undefined => last;
