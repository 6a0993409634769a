import { describe, expect, test } from 'vitest';
import { contract } from '../../packages/api/src/contract/index.ts';
import type { Endpoint } from '../../packages/api/src/contract/endpoint.ts';
import { stepInto, wireNameOf, type Schema } from '../../packages/api/src/contract/wire.ts';
import { conformancePages } from '../test/conformance-rules.ts';
import { files, isStory, isTest } from './source.ts';

const pages = conformancePages();
const pageNamed = (name: string) => pages.find((page) => page.name === name) ?? expect.fail(`no page ${name}`);

test('every list item is a rule with proofs, or a proof', () => {
  expect(pages.flatMap(({ name, strays }) => strays.map((line) => `${name}: ${line}`))).toEqual([]);
  expect(pages.flatMap(({ rules }) => rules.filter(({ proofs }) => proofs.length === 0).map(({ text }) => text))).toEqual([]);
});

test('every proof names an existing test or story file', () => {
  const known = new Set(files.filter((file) => isTest(file) || isStory(file)));
  const named = pages.flatMap(({ rules }) => rules.flatMap(({ proofs }) => proofs));
  expect(named.filter((proof) => !known.has(proof.split(' › ', 1)[0] ?? ''))).toEqual([]);
});

test('no rule lists a proof twice', () => {
  const twice = pages.flatMap(({ rules }) => rules.filter(({ proofs }) => new Set(proofs).size < proofs.length).map(({ text }) => text));
  expect(twice).toEqual([]);
});

const calls = Object.entries(contract).flatMap(([resource, group]) =>
  Object.entries(group).map(([name, endpoint]): [string, Endpoint] => [`${resource}.${name}`, endpoint]),
);

describe('the calls of specification §7', () => {
  const specified = calls.filter(([, { source }]) => source !== 'added').map(([, { path }]) => path);

  test('the 118 calls each have an entry, and there are no other entries', () => {
    const entered = new Set(pageNamed('conformance/calls.md').rules.flatMap(({ keys }) => keys));
    expect(specified).toHaveLength(118);
    expect(specified.filter((path) => !entered.has(path))).toEqual([]);
    expect([...entered].filter((path) => !specified.includes(path))).toEqual([]);
  });
});

describe('the fields of specification §3', () => {
  /** The tables of the page, with the parts of the contract that each describes. */
  const tables = pageNamed('conformance/fields.md')
    .content.split(/^In the contract: /m)
    .slice(1)
    .map((part) => {
      const [places = ''] = part.split('\n', 1);
      const rows = [...part.matchAll(/^\| `(\w+)` +\| `(\w+)` +\|/gm)].map(([, onWire = '', ours = '']) => `${onWire} is ${ours}`);
      return { places: [...places.matchAll(/`([\w.]+)`/g)].map(([, place = '']) => place), rows };
    });

  /** The schema at a path of the contract, such as `account.login.response.user`. */
  function schemaAt(place: string): Schema {
    const [resource = '', name = '', part, ...fields] = place.split('.');
    const endpoint = new Map(calls).get(`${resource}.${name}`) ?? expect.fail(`no call ${resource}.${name}`);
    return fields.reduce<Schema>(
      (schema, field) => shapeOf(schema)[field] ?? expect.fail(`${place}: no field ${field}`),
      part === 'request' ? endpoint.request : endpoint.response,
    );
  }

  const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> => {
    const { shape, element } = stepInto(schema);
    return shape ?? (element ? shapeOf(element) : {});
  };

  test.each(tables.flatMap(({ places, rows }) => places.map((place) => [place, rows] as const)))(
    'match the contract at %s, on the wire and in code',
    (place, rows) => {
      const fields = Object.entries(shapeOf(schemaAt(place))).map(([ours, field]) => `${wireNameOf(field) ?? ours} is ${ours}`);
      expect(fields.length).toBeGreaterThan(0);
      expect(rows.toSorted()).toEqual(fields.toSorted());
    },
  );
});
