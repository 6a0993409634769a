/** Short messages after an action, and failures reported once. */
export { noticeWords } from './catalog.ts';
export { failureOf, type Attempt, type Failure, type NextStep } from './failure.ts';
export { FailureBanner, type FailureBannerProps } from './failure-banner.tsx';
export { NotRenewed, type NotRenewedProps } from './not-renewed.tsx';
export { FailureState, type FailureStateProps } from './failure-state.tsx';
export { DURATION_MS, noticeOf, successNotice, type Notice, type NoticeTone } from './notice.ts';
export { InNoticeArea, NoticesProvider, useNotices } from './notices.tsx';
export { useSentence } from './use-sentence.ts';
export { slowCalls, SlowCallsContext, useSlowCalls, type SlowCalls } from './slow-calls.ts';
export { DEFAULT_WORDS } from './default-words.ts';
export { FOLLOWED_WORDS, FOUND_WORDS, NO_PERMISSION_WORDS, OFFLINE_WORDS, SUCCESS_WORDS } from './words.ts';
