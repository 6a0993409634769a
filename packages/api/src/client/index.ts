export { arrived } from './arrived.ts';
export { ApiError, isLost, isOvertaken, isRefusal, isTransient, type Place, type Problem, type Stale } from './api-error.ts';
export { keptCodeList, loadCodeList, type CodeList } from './code-list.ts';
export { createClient, TIMEOUT_MS, type ApiClient, type CallOptions, type ClientEvent, type ClientOptions } from './create-client.ts';
export type { Method, Payload } from './generic-request.ts';
export { httpProblem, type HttpProblem } from './http-problem.ts';
export { signInCalls, type SignInCalls } from './sign-in-calls.ts';
export { upload, type UploadOptions, type UploadPolicy } from './upload.ts';
