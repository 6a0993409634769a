import { arrived } from './arrived.ts';

/** The calls of the sign-in page. They come when the first is made: the page itself stands without their schemas. */
export const signInCalls = () => arrived(import('../contract/sign-in.ts'), { endpointPath: '', url: '' });
