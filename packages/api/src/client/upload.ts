import type { ResponseOf } from '../contract/endpoint.ts';
import type { fileCalls } from '../contract/file.ts';
import { ApiError, type Place } from './api-error.ts';

/** The upload address and policy, as ossSign answers. */
export type UploadPolicy = Pick<ResponseOf<typeof fileCalls.signUpload>, 'host' | 'key' | 'accessid' | 'policy' | 'signature'>;

export interface UploadOptions {
  /** Called with the sent share, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
  /** @default 300000 */
  timeoutMs?: number;
}

/**
 * Uploads a file to the storage that ossSign named and resolves to its new key: multipart, without cookies, the file last, as the storage
 * requires (specification §7.6).
 */
export function upload(policy: UploadPolicy, file: File, { onProgress, signal, timeoutMs = 300_000 }: UploadOptions = {}): Promise<string> {
  const place: Place = { endpointPath: policy.host, url: policy.host };
  const form = new FormData();
  form.append('key', policy.key);
  form.append('OSSAccessKeyId', policy.accessid);
  form.append('policy', policy.policy);
  form.append('signature', policy.signature);
  form.append('success_action_status', '200');
  form.append('x-oss-forbid-overwrite', 'true');
  form.append('fileName', file.name);
  form.append('file', file, file.name);
  return new Promise((resolve, reject) => {
    // fetch does not report upload progress.
    const request = new XMLHttpRequest();
    const fail = (kind: 'timeout' | 'network' | 'offline', why: string) => reject(new ApiError({ kind }, place, `${policy.host}: ${why}`));
    request.open('POST', policy.host);
    request.withCredentials = false;
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(policy.key);
      else reject(new ApiError({ kind: 'http', status: request.status }, place, `${policy.host}: HTTP ${request.status}`));
    });
    request.addEventListener('timeout', () => fail('timeout', `not sent within ${timeoutMs} ms`));
    request.addEventListener('error', () =>
      navigator.onLine ? fail('network', 'the connection failed') : fail('offline', 'the device is offline'),
    );
    request.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('aborted', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(signal.reason);
    else request.send(form);
  });
}
