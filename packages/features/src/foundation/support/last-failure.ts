let last: string | undefined;

/** Stores the number of the last failed call for customer service. In memory only, and never cleared. */
export const noteFailure = (requestId: string | undefined): void => {
  last = requestId;
};

/** The number of the last failed call since the page was loaded. */
export const lastFailure = (): string | undefined => last;
