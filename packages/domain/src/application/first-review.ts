/** The codes of the states in which an application is still with the enterprise that makes it, the same for every kind. */
export const FIRST_REVIEW_CODES = { draft: '00', awaitingReview: '10', returned: '11', withdrawn: '12' } as const;

export type FirstReviewState = keyof typeof FIRST_REVIEW_CODES;

/**
 * The transitions of those states. `delete` keeps the state, because the record itself goes. `lapse` returns to its maker what nobody
 * reviewed in time. `passed` is the state after the review.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const firstReview = <const Passed extends string>(passed: Passed) =>
  ({
    draft: { edit: 'draft', submit: 'awaitingReview', delete: 'draft' },
    awaitingReview: { withdraw: 'withdrawn', pass: passed, return: 'returned', lapse: 'returned' },
    returned: { edit: 'returned', submit: 'awaitingReview', delete: 'returned' },
    withdrawn: {},
  }) as const;
