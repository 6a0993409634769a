import { expect, test } from 'vitest';
import * as api from '../../packages/api/src/contract/index.ts';

interface Call {
  base: string;
  path: string;
  summary: string;
  source: string;
  example: { request: unknown; response: unknown };
}

const calls = Object.entries(api.contract).flatMap(([resource, group]) =>
  Object.entries(group).map(([name, call]): [string, Call] => [`${resource}.${name}`, call]),
);

test('every call has a summary, a source and an example', () => {
  const poor = calls.filter(
    ([, call]) =>
      call.summary === '' ||
      !['spec', 'assumed', 'added'].includes(call.source) ||
      call.example?.request === undefined ||
      call.example.response === undefined,
  );
  expect(poor.map(([name]) => name)).toEqual([]);
});

test('no two calls share a path', () => {
  const paths = calls.map(([, call]) => `${call.base}${call.path}`);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
