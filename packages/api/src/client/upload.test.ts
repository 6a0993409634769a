// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { upload } from './upload.ts';

const policy = {
  host: new URL('/storage', location.href).href,
  key: 'lianxin/E1001/01JD/file.pdf',
  accessid: 'local',
  policy: 'e30=',
  signature: 'c2ln',
};
const file = new File(['%PDF-1.7'], '采购合同.PDF', { type: 'application/pdf' });
const server = setupServer();

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('uploading a file', () => {
  it('posts the policy’s form with the file last, never over another file, and answers the key that the policy names', async () => {
    let body = '';
    let credentials = '';
    server.use(
      http.post(policy.host, async ({ request }) => {
        credentials = request.credentials;
        body = await request.text();
        return new HttpResponse('');
      }),
    );
    const parts: number[] = [];
    const key = await upload(policy, file, { onProgress: (part) => parts.push(part) });
    expect(key).toBe(policy.key);
    expect([...body.matchAll(/; name="([\w-]+)"/g)].map(([, name]) => name)).toEqual([
      'key',
      'OSSAccessKeyId',
      'policy',
      'signature',
      'success_action_status',
      'x-oss-forbid-overwrite',
      'fileName',
      'file',
    ]);
    expect(body).toContain(key);
    expect(credentials).not.toBe('include');
    expect(parts.every((part) => part >= 0 && part <= 1)).toBe(true);
  });

  it('fails with the storage’s status, or with the broken connection', async () => {
    server.use(http.post(policy.host, () => new HttpResponse('', { status: 403 })));
    await expect(upload(policy, file)).rejects.toMatchObject({ kind: 'http', status: 403, url: policy.host });
    server.use(http.post(policy.host, () => HttpResponse.error()));
    await expect(upload(policy, file)).rejects.toMatchObject({ kind: 'network' });
  });

  it('stops with the caller’s reason', async () => {
    server.use(http.post(policy.host, () => new Promise<Response>(() => {})));
    const leaving = new AbortController();
    const sending = upload(policy, file, { signal: leaving.signal });
    leaving.abort('left the page');
    await expect(sending).rejects.toBe('left the page');
    await expect(upload(policy, file, { signal: leaving.signal })).rejects.toBe('left the page');
  });
});
