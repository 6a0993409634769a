import { describe, expect, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import * as z from 'zod/mini';
import { depot, shop } from '../client/fake-server.ts';
import { query } from '../contract/endpoint.ts';
import { contract } from '../contract/index.ts';
import { glossary } from './glossary.ts';
import { openApi, type Operation } from './open-api.ts';

const options = { title: 'Chainletter', version: '2.4.0', servers: ['https://example.com'] };
const document = openApi(contract, options);
const calls = Object.entries(contract).flatMap(([resource, endpoints]) => Object.keys(endpoints).map((name) => `${resource}.${name}`));

const Media = z.object({ schema: z.record(z.string(), z.unknown()), example: z.optional(z.unknown()) });
const Content = z.object({ content: z.object({ 'application/json': Media }) });

/** The schemas of a call's request and answer, with their examples. */
const contentsOf = ({ requestBody, responses }: Operation) =>
  [requestBody, responses['200']].map((body) => z.parse(Content, body).content['application/json']);

/** Whether values are as schemas of the document say, by name. One check for all: the named schemas are read once. */
function checked(schemas: Readonly<Record<string, unknown>>, values: Readonly<Record<string, unknown>>) {
  const whole = { type: 'object', properties: schemas, required: Object.keys(schemas), $defs: document.components['schemas'] };
  const check = fromJSONSchema(JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/')));
  return check.safeParse(values).error?.issues ?? [];
}

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

  it('types the data of an answer, apart from refusals by the code', () => {
    const { paths } = openApi({ shop, depot }, options);
    const data = { type: 'object', properties: { id: { type: 'string' }, amt: { type: 'string' } }, required: ['id', 'amt'] };
    expect(paths['/apk/shop/order/find']?.post.responses['200']).toMatchObject({
      content: {
        'application/json': {
          schema: {
            oneOf: [
              { required: ['rspCd', 'rspMsg', 'data'], properties: { rspCd: { const: '00000' }, data } },
              { $ref: '#/components/schemas/Refusal' },
            ],
          },
        },
      },
    });
    expect(JSON.stringify(document)).not.toContain('"then":');
    expect(paths['/apk/shop/order/find']?.post.responses).toMatchObject({ 401: { $ref: '#/components/responses/NotSignedIn' } });
  });

  it('gives the shapes of the business names of their own, and every name has a use', () => {
    const text = JSON.stringify(document);
    const unused = Object.keys(document.components['schemas'] ?? {}).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    expect(unused).toEqual([]);
  });

  it('has examples that are as the schemas say', () => {
    const contents = Object.values(document.paths).flatMap(({ post }) =>
      contentsOf(post).map(({ schema, example }, at) => [`${post.operationId} ${at === 0 ? 'asks' : 'answers'}`, schema, example] as const),
    );
    const wrong = checked(
      Object.fromEntries(contents.map(([name, schema]) => [name, schema])),
      Object.fromEntries(contents.map(([name, , example]) => [name, example])),
    );
    expect(contents.length).toBe(2 * calls.length);
    expect(wrong).toEqual([]);
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
