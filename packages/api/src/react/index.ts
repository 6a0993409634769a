export { ApiProvider, type ApiProviderProps } from './api-provider.tsx';
export { ClientProvider, useClient } from './client-provider.tsx';
export { prefetch } from './prefetch.ts';
export { useAction, type Action, type Result, type UseActionOptions } from './use-action.ts';
export { useAnswerCache, type AnswerCache } from './use-answer-cache.ts';
export { useEndpoint, type EndpointState, type UseEndpointOptions } from './use-endpoint.ts';
