import * as z from 'zod/mini';
import { query, resource } from './endpoint.ts';
import { Instant } from './schemas/primitives.ts';

const Download = z.object({
  id: z.string(),
  /** Software of a signing device, or the extension that lets the browser reach it. */
  kind: z.enum(['signingDevice', 'browserExtension']),
  name: z.string(),
  /** The system or browser that it is for: "Windows 10/11", "Chrome". */
  platform: z.string(),
  version: z.nullable(z.string()),
  /** In bytes; null, like hash and URL, while the platform has no file. */
  size: z.nullable(z.int()),
  sha256: z.nullable(z.string()),
  url: z.nullable(z.string()),
  updatedAt: z.nullable(Instant),
});

export const support = resource('support', 'api', '/support', {
  /** The plug-ins and extensions that signing devices need. */
  downloads: query('/downloads', {
    summary: '下载中心',
    needs: 'visitor',
    source: 'added',
    request: z.strictObject({}),
    response: z.array(Download),
    example: {
      request: {},
      response: [
        {
          id: 'device-windows',
          kind: 'signingDevice',
          name: '签名设备插件',
          platform: 'Windows 10/11',
          version: '3.2.1',
          size: 18_874_368,
          sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
          url: '/downloads/device-windows.exe',
          updatedAt: '2026-10-08T10:00:00+08:00',
        },
        {
          id: 'extension-chrome',
          kind: 'browserExtension',
          name: '浏览器扩展',
          platform: 'Chrome',
          version: null,
          size: null,
          sha256: null,
          url: null,
          updatedAt: null,
        },
      ],
    },
  }),
});
