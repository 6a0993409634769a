export { noticeWords } from './catalog.ts';
export { DURATION_MS, noticeOf, successNotice, type Notice, type NoticeTone } from './notice.ts';
export { NoticesProvider, useNotices } from './notices.tsx';
export { useSentence } from './use-sentence.ts';
export { slowCalls, SlowCallsContext, useSlowCalls, type SlowCalls } from './slow-calls.ts';
export { DEFAULT_WORDS } from './default-words.ts';
export { FOLLOWED_WORDS, NO_PERMISSION_WORDS, OFFLINE_WORDS, SUCCESS_WORDS } from './words.ts';
