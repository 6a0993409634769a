import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { depot, shop } from '../client/fake-server.ts';
import { query } from '../contract/endpoint.ts';
import { contract } from '../contract/index.ts';
import { glossary } from './glossary.ts';
import { openApi } from './open-api.ts';

const options = { title: 'Chainletter', version: '2.4.0', servers: ['https://example.com'] };
const document = openApi(contract, options);
const calls = Object.entries(contract).flatMap(([resource, endpoints]) => Object.keys(endpoints).map((name) => `${resource}.${name}`));

describe('the OpenAPI document', () => {
  it('holds every call once, and is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    const ids = Object.values(document.paths).map(({ post }) => post.operationId);
    expect(ids.toSorted()).toEqual(calls.toSorted());
  });

  it('refers only to what it holds', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, kind = '', name = ''] of references) expect(document.components[kind]).toHaveProperty(name);
    expect(JSON.stringify(document.paths)).not.toContain('#/$defs');
  });

  it('describes what travels: wire names, strict requests, the wire’s side of codecs', () => {
    const { paths } = openApi({ shop, depot }, options);
    expect(paths['/apk/shop/order/pay']?.post.requestBody).toEqual({
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object', properties: { amt: { type: 'string' } }, required: ['amt'], additionalProperties: false },
          example: { amt: '5' },
        },
      },
    });
    expect(paths['/apk/shop/order/pay']?.post).toMatchObject({
      'x-source': 'added',
      'x-kind': 'act',
      'x-refusals': [{ key: 'LIMIT_EXCEEDED' }],
    });
    expect(paths['/cm/depot/sign']?.post.responses['200']).toMatchObject({
      content: { 'application/json': { example: { code: 0, data: { host: 'h' } } } },
    });
  });

  it('says our name nowhere where the wire has another', () => {
    for (const { english, calls: users, wire } of glossary({ shop })) {
      const described = JSON.stringify(openApi({ shop }, options).paths);
      expect(users.length).toBeGreaterThan(0);
      expect(described).toContain(`"${wire}":`);
      expect(described).not.toContain(`"${english}":`);
    }
  });

  it('asks for a key on every act, and for no session where a visitor may call', () => {
    for (const { post } of Object.values(document.paths)) {
      const asksForKey = post.parameters.some((one) => '$ref' in one && one.$ref.endsWith('/Idempotency'));
      expect([post.operationId, asksForKey]).toEqual([post.operationId, post['x-kind'] === 'act']);
      expect([post.operationId, post.security.length === 0]).toEqual([post.operationId, post['x-callers'] === 'visitor']);
    }
  });

  it('refuses two calls at one address', () => {
    const twin = query('/x', {
      summary: '',
      source: 'added',
      needs: 'signedIn',
      request: z.strictObject({}),
      response: z.object({}),
      example: { request: {}, response: {} },
    });
    expect(() => openApi({ a: { one: twin, other: twin } }, options)).toThrow('a.other and a.one are both at /api/x');
  });
});

it('lists each word of the wire beside ours, with the calls that use it', () => {
  expect(glossary({ shop })).toEqual([
    { english: 'amount', wire: 'amt', calls: ['shop.find', 'shop.pay'] },
    { english: 'number', wire: 'bh', calls: ['shop.find'] },
  ]);
});
